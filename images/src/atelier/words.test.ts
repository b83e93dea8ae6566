import { expect, it } from 'vitest'

import { meant, says } from './words.ts'

it.each([
  ['two Castles', 'castle', true],
  ['a snowy pass', 'snow', true],
  ['forestry', 'forest', false],
  ['the season', 'sea', false],
  ['', 'sea', false],
])('[PAINT-20] %j says %j: %j', (text, words, said) => {
  expect(says(text, words)).toBe(said)
})

it('[PAINT-20] the first line of a table counts', () => {
  const table = [
    ['night', 1],
    ['day', 2],
  ] as const
  expect(meant('day and night', table)).toBe(1)
  expect(meant('noon', table)).toBeUndefined()
})
