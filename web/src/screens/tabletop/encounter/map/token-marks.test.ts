import { expect, it } from 'vitest'

import { exampleEncounter } from '#parts/encounter/example-encounter.ts'

import { tokenMarks } from './token-marks.ts'

/** The marks of the example's raiders, of whom 3 of 5 are left, with these tokens. */
function marksOf(tokenIds: string[], onTheMap = tokenIds) {
  const combatants = exampleEncounter.combatants.map((one) => (one.id === 'raiders' ? { ...one, tokenIds } : one))
  const marks = tokenMarks(
    { combatants },
    onTheMap.map((id) => ({ id })),
  )
  return [...marks].map(([id, { called, left, fallen }]) => [id, called, left, fallen])
}

it('[ENC-223] one token of a group says how many are left', () => {
  expect(marksOf(['a'])).toEqual([['a', 'Raiders', 3, false]])
})

it('[ENC-223] of several tokens of a group, the last ones on the map are those that have fallen', () => {
  expect(marksOf(['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'd', 'e'])).toEqual([
    ['a', 'Raiders', null, false],
    ['b', 'Raiders', null, false],
    ['d', 'Raiders', null, false],
    ['e', 'Raiders', null, true],
  ])
})
