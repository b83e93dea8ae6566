import { expect, it } from 'vitest'

import { shortened } from './shortened.ts'

it.each([
  ['short', 5, 'short'],
  ['The causeway floods at noon', 20, 'The causeway floods…'],
  ['abcdefghij', 5, 'abcd…'],
  ['a verylongwordindeed', 10, 'a verylon…'],
  ['abc🎲def', 5, 'abc…'],
])('[HOOK-5] "%s" in %d characters: "%s"', (text, most, expected) => {
  expect(shortened(text, most)).toBe(expected)
  expect(expected.length).toBeLessThanOrEqual(most)
})
