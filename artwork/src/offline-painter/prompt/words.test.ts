import { expect, it } from 'vitest'

import { firstMentioned, mentions } from './words.ts'

it.each([
  ['two Castles', 'castle', true],
  ['a snowy pass', 'snow', true],
  ['forestry', 'forest', false],
  ['the season', 'sea', false],
  ['', 'sea', false],
])('[PAINT-20] %j mentions %j: %j', (text, words, said) => {
  expect(mentions(text, words)).toBe(said)
})

it('[PAINT-20] the first matching row of a table is used', () => {
  const table = [
    ['night', 1],
    ['day', 2],
  ] as const
  expect(firstMentioned('day and night', table)).toBe(1)
  expect(firstMentioned('noon', table)).toBeUndefined()
})
