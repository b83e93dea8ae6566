import { expect, it } from 'vitest'

import { deviceNameOf, supportOf } from './push-subscription.ts'

const able = { isSecure: true, hasPush: true, isIos: false, isInstalled: false, permission: 'default' } as const

it.each([
  ['ready', able],
  ['ready', { ...able, permission: 'granted' }],
  ['denied', { ...able, permission: 'denied' }],
  ['insecure', { ...able, isSecure: false }],
  ['installFirst', { ...able, isIos: true, hasPush: false, permission: undefined }],
  ['ready', { ...able, isIos: true, isInstalled: true }],
  ['unsupported', { ...able, hasPush: false }],
  ['unsupported', { ...able, permission: undefined }],
] as const)('[TELL-11] %s: %o', (expected, facts) => expect(supportOf(facts)).toBe(expected))

it.each([
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0'],
  ['Edge on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/146.0.0.0 Safari/537.36 Edg/146.0.0.0'],
  ['Safari on iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile Safari/604.1'],
  ['Chrome on Android', 'Mozilla/5.0 (Linux; Android 16) Chrome/146.0.0.0 Mobile Safari/537.36'],
  ['A browser on a device', 'curl'],
])('[TELL-11] a device is named %s', (name, userAgent) => expect(deviceNameOf(userAgent)).toBe(name))
