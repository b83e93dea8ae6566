import { expect, it } from 'vitest'

import { namelessCopies } from './nameless-copies.ts'

const token = (id: string, x: number, y: number, characterId = 'characters/wight') => ({
  id,
  characterId,
  position: { x, y },
})

it.each([
  { what: 'one token', tokens: [token('a', 50, 50)], nameless: [] },
  { what: 'copies side by side', tokens: [token('a', 50, 50), token('b', 57, 50)], nameless: ['b'] },
  { what: 'copies above each other', tokens: [token('a', 50, 40), token('b', 50, 50)], nameless: ['a'] },
  { what: 'copies with room for both names', tokens: [token('a', 50, 50), token('b', 62, 50)], nameless: [] },
  {
    what: 'a group in two rows',
    tokens: [token('1', 50, 50), token('2', 46, 39), token('3', 54, 39), token('4', 42, 50), token('5', 58, 50)],
    nameless: ['1', '2', '3'],
  },
  { what: 'two characters', tokens: [token('a', 50, 50), token('b', 55, 50, 'characters/kessa')], nameless: [] },
])('[VTT-7] names of copies don’t overlap: $what', ({ tokens, nameless }) => {
  expect([...namelessCopies(tokens, 1.6)].toSorted()).toEqual(nameless)
})

it('[VTT-7] the distance between copies takes the picture’s shape into account', () => {
  const column = [token('a', 50, 40), token('b', 50, 50)]
  expect([...namelessCopies(column, 1)]).toEqual([])
  expect([...namelessCopies(column, 2)]).toEqual(['a'])
})
