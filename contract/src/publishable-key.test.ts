import { expect, it } from 'vitest'

import { readPublishableKey } from './publishable-key.ts'

declare const btoa: (text: string) => string

const keyOf = (kind: string, text: string) => `pk_${kind}_${btoa(text)}`

it.each(['test', 'live'])('[SIG-60] a %s key contains the host of its Frontend API', (kind) => {
  const key = keyOf(kind, 'clerk.play.example$')
  expect(readPublishableKey(key)).toEqual({ ok: true, frontendApi: 'clerk.play.example' })
  expect(readPublishableKey(key.replaceAll('=', ''))).toEqual({ ok: true, frontendApi: 'clerk.play.example' })
})

it.each([undefined, ''])('[SIG-60] %j is a missing key', (key) => {
  expect(readPublishableKey(key)).toEqual({ ok: false, fault: 'Publishable key is missing.' })
})

it.each([
  'x',
  'pk_live_',
  'pk_live_abcd',
  keyOf('test', 'no-dot$'),
  keyOf('test', 'clerk.play.example'),
  keyOf('test', 'clerk.play.example$$'),
  keyOf('test', 'clerk.play.example/path$'),
  keyOf('test', 'clerk.play.example; script-src *$'),
  keyOf('other', 'clerk.play.example$'),
  `${keyOf('live', 'clerk.play.example$')}_more`,
])('[SIG-60] %s is not a valid key', (key) => {
  const fault = 'Publishable key not valid (expected format: pk_test_... or pk_live_...).'
  expect(readPublishableKey(key)).toEqual({ ok: false, fault })
})
