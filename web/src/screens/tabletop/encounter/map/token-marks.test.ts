import { expect, it } from 'vitest'

import { exampleEncounter } from '#parts/encounter/example-encounter.ts'

import { tokenMarks } from './token-marks.ts'

/** The marks of the example's raiders with these tokens; 3 of 5 raiders are left. */
function marksOf(tokenIds: string[], onTheMap = tokenIds) {
  const combatants = exampleEncounter.combatants.map((one) => (one.id === 'raiders' ? { ...one, tokenIds } : one))
  const marks = tokenMarks(
    { combatants },
    onTheMap.map((id) => ({ id })),
  )
  return [...marks].map(([id, { called, left, fallen }]) => [id, called, left, fallen])
}

it('[ENC-223] a group’s only token shows how many members are left', () => {
  expect(marksOf(['a'])).toEqual([['a', 'Raiders', 3, false]])
})

it('[ENC-223] if a group has several tokens, the last ones on the map have fallen', () => {
  expect(marksOf(['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'd', 'e'])).toEqual([
    ['a', 'Raiders', null, false],
    ['b', 'Raiders', null, false],
    ['d', 'Raiders', null, false],
    ['e', 'Raiders', null, true],
  ])
})
