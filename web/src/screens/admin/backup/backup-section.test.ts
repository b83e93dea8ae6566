import { expect, it } from 'vitest'

import { sizeOf } from './backup-section.tsx'

it.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1000, '1 kB'],
  [4_250_000, '4.3 MB'],
  [2_000_000_000_000, '2,000 GB'],
])('[BAK-3] %d bytes are %s', (bytes, words) => {
  expect(sizeOf(bytes)).toBe(words)
})
