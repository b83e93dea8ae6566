import { describe, expect, it } from 'vitest'

import { throwDice, type Chance } from './throw-dice.ts'
import { sidesOf, type Throwable } from './throwable.ts'

/** A deterministic series of faces for each seed (mulberry32), for reproducible tests. Don't use it for secrets. */
function seededChance(seed: number): Chance {
  let state = seed
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
}

it('[DICE-2] each requested die is thrown once, and chance decides its face', () => {
  const asked: number[] = []
  const fallen = throwDice({ d100: 1, boost: 2, difficulty: 0 }, (sides) => {
    asked.push(sides)
    return sides - 1
  })
  expect(asked).toEqual([6, 6, 100])
  expect(fallen).toEqual({ boost: [5, 5], d100: [99] })
})

/** The critical values of chi-square at 0.1 %, by degrees of freedom (the published table). */
const CRITICAL: Readonly<Record<number, number>> = { 5: 20.515, 7: 24.322, 11: 31.264, 19: 43.82 }
const THROWS = 20_000

describe('[DICE-3] all faces are equally likely', () => {
  it.each<Throwable>(['boost', 'ability', 'proficiency', 'setback', 'difficulty', 'challenge', 'force', 'fate', 'd20'])(
    'on a %s die',
    (die) => {
      const chance = seededChance(20_261_121)
      const counts = Array.from({ length: sidesOf(die) }, () => 0)
      for (let round = 0; round < THROWS; round += 1)
        for (const face of throwDice({ [die]: 1 }, chance)[die] ?? []) counts[face] = (counts[face] ?? 0) + 1
      const expected = THROWS / counts.length
      const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
      expect(chiSquare).toBeLessThan(CRITICAL[counts.length - 1] ?? 0)
    },
  )
})
