import { expect, it } from 'vitest'

import { kindOf } from './request-kind.ts'

const HOME = 'https://waybook.example'

it.each([
  ['GET', 'navigate', '/', 'screen'],
  ['GET', 'navigate', '/my-character?tab=weapons', 'screen'],
  ['GET', 'navigate', '/characters/kessa-vane', 'screen'],
  ['POST', 'navigate', '/my-character', 'other'],
  ['GET', 'navigate', '/display', 'other'],
  ['GET', 'navigate', '/api/docs', 'other'],
  ['GET', 'navigate', '/api/auth/callback/oidc?code=once', 'other'],
  ['GET', 'navigate', '/pictures/abc/large.webp', 'other'],
  ['GET', 'navigate', '/feeds/secret/news.xml', 'other'],
  ['GET', 'navigate', '/share/secret', 'other'],
  ['GET', 'navigate', '/share/secret/locations/road', 'other'],
  ['GET', 'navigate', '/shell.html', 'other'],
  ['GET', 'navigate', 'https://elsewhere.example/', 'other'],
  ['GET', 'cors', '/assets/index-Ca3uLomF.js', 'cached file'],
  ['GET', 'cors', '/assets/besley-latin-wght-normal-IX-hlgPH.woff2', 'cached file'],
  ['GET', 'no-cors', '/scheme.js', 'cached file'],
  ['HEAD', 'cors', '/assets/index-Ca3uLomF.js', 'other'],
  ['GET', 'cors', 'https://elsewhere.example/assets/index-Ca3uLomF.js', 'other'],
  ['GET', 'cors', '/assets/dice-box/dice-box.json', 'other'],
  ['GET', 'cors', '/api/me', 'other'],
  ['POST', 'cors', '/api/query', 'other'],
  ['GET', 'no-cors', '/pictures/abc/small.webp', 'other'],
  ['GET', 'no-cors', '/pictures/abc/tiles/0-0.webp', 'other'],
  ['GET', 'cors', '/display/api/me', 'other'],
  ['HEAD', 'cors', '/favicon.svg', 'other'],
  ['GET', 'cors', '/my-character', 'other'],
] as const)('[INS-2] [INS-3] %s (%s) %s is: %s', (method, mode, address, kind) => {
  expect(kindOf({ method, mode, url: new URL(address, HOME).href }, HOME)).toBe(kind)
})
