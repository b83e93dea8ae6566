import { expect, it } from 'vitest'

import { byteRange } from './byte-range.ts'

it.each([
  [undefined, 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['lines=0-1', 'whole'],
  ['bytes=0-', { from: 0, length: 1000 }],
  ['bytes=0-1', { from: 0, length: 2 }],
  ['bytes=990-2000', { from: 990, length: 10 }],
  ['bytes=-100', { from: 900, length: 100 }],
  ['bytes=-2000', { from: 0, length: 1000 }],
  ['bytes=1000-', 'impossible'],
  ['bytes=5-4', 'impossible'],
  ['bytes=-0', 'impossible'],
] as const)('[SOUND-14] %s of 1000 bytes', (header, expected) => {
  expect(byteRange(header, 1000)).toEqual(expected)
})
