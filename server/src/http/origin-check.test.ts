import { Problem } from '@waybook/contract'
import { expect, test } from 'vitest'

import { refuseCrossSite } from './origin-check.ts'

const HOME = 'http://localhost:4870'
const LAN = 'http://192.168.1.7:4870'

test.each([
  ['a page of this site', { origin: HOME, cookie: 'a=b', 'sec-fetch-site': 'same-origin' }],
  ['a page of this site at another address', { origin: LAN, cookie: 'a=b' }],
  ['a script that signs in', {}],
])('[SIG-20] allows %s', (_who, headers) => {
  expect(() => refuseCrossSite({ headers }, [HOME, LAN])).not.toThrow()
})

test.each([
  ['a page of another site', { origin: 'https://evil.example' }],
  ['a page at another port of this machine', { origin: 'http://localhost:4871', 'sec-fetch-site': 'same-site' }],
  ['an origin that starts like ours', { origin: `${HOME}.evil.example` }],
  ['a page with an opaque origin', { origin: 'null' }],
  ['our origin in a request that the browser marks as cross-site', { origin: HOME, 'sec-fetch-site': 'cross-site' }],
  ['a form of another site without an origin', { 'sec-fetch-site': 'cross-site' }],
  ['a cookie without an origin', { cookie: 'waybook.session=x' }],
])('[SIG-20] refuses %s', (_who, headers) => {
  expect(() => refuseCrossSite({ headers }, [HOME, LAN])).toThrow(new Problem('cross-site'))
})
