import { expect, it } from 'vitest'

import { modifierProblem } from './modifier.ts'
import { usualCondition, usualConditions } from './usual-conditions.ts'

it('[CHK-13] the usual conditions have valid dice or say what they do', () => {
  for (const { dice, effect } of usualConditions) {
    expect(dice.map(modifierProblem).filter((why) => why !== null)).toEqual([])
    expect(dice.length > 0 || effect !== '').toBe(true)
  }
})

it.each([
  ['disoriented', 'Disoriented'],
  [' Prone ', 'Prone'],
  ['Cursed', undefined],
])('[CHK-13] %j is the usual condition %j', (name, expected) => expect(usualCondition(name)?.name).toBe(expected))
