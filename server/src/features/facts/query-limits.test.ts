import { expect, it } from 'vitest'

import { budgetOf, QUERY_MS } from './query-limits.ts'

it('[FCT-7] allows a query of a player 2 s, and one of a game master 5 s', () => {
  expect(QUERY_MS).toEqual({ player: 2000, gameMaster: 5000 })
})

it('[FCT-7] limits how much a query may derive and return', () => {
  expect(budgetOf(2000)).toMatchObject({
    milliseconds: 2000,
    rows: 5_000_000,
    bytes: 256 * 1024 * 1024,
    answerRows: 10_000,
    answerCharacters: 2_000_000,
  })
})
