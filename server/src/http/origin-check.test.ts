import { Problem } from '@waybook/contract'
import { expect, test } from 'vitest'

import { refuseCrossSite } from './origin-check.ts'

const HOME = 'http://localhost:4870'
const LAN = 'http://192.168.1.7:4870'

test.each([
  ['a page of ours', { origin: HOME, cookie: 'a=b', 'sec-fetch-site': 'same-origin' }],
  ['a page of ours by its other address', { origin: LAN, cookie: 'a=b' }],
  ['a script that signs in', {}],
])('[SIG-20] passes %s', (_who, headers) => {
  expect(() => refuseCrossSite({ headers }, [HOME, LAN])).not.toThrow()
})

test.each([
  ['a page of another site', { origin: 'https://evil.example' }],
  ['a page of another port of this machine', { origin: 'http://localhost:4871', 'sec-fetch-site': 'same-site' }],
  ['an address that begins like ours', { origin: `${HOME}.evil.example` }],
  ['a page without an address', { origin: 'null' }],
  ['our address beside the word of the browser that it is foreign', { origin: HOME, 'sec-fetch-site': 'cross-site' }],
  ['a form of another site without an address', { 'sec-fetch-site': 'cross-site' }],
  ['a cookie without an address', { cookie: 'waybook.session=x' }],
])('[SIG-20] refuses %s', (_who, headers) => {
  expect(() => refuseCrossSite({ headers }, [HOME, LAN])).toThrow(new Problem('cross-site'))
})
