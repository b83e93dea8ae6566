import { expect, it } from 'vitest'

import { deliveryOf, retryAfter } from './delivery-of.ts'

const about = { receiver: 'The service', remote: 'id', now: 0 }

it.each([
  [200, 'sent'],
  [204, 'sent'],
  [302, 'refused'],
  [400, 'refused'],
  [403, 'refused'],
  [404, 'gone'],
  [408, 'again'],
  [410, 'gone'],
  [413, 'refused'],
  [425, 'again'],
  [429, 'again'],
  [500, 'again'],
  [503, 'again'],
])('[TELL-3] the answer %d means: %s', (status, is) => {
  expect(deliveryOf({ status, headers: {} }, about)).toMatchObject({ is })
})

it.each([
  ['2', 2000],
  ['0.35', 350],
  ['Thu, 01 Jan 1970 00:00:05 GMT', 5000],
  ['999999', 3_600_000],
  ['soon', null],
  [undefined, null],
])('[TELL-3] Retry-After: %s', (header, ms) => expect(retryAfter(header, 0)).toBe(ms))
