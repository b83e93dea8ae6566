import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Points } from './encounter-state.ts'
import { groupFigures, hurt, isFallen, minionRanks, minionsLeft, type Bounds } from './wounds.ts'

const bounds: Bounds = { past: false, group: false }
const rival = groupFigures({ size: 1, unit: 10 })
const nemesis = { ...rival, strainThreshold: 8 }

describe('minions', () => {
  it.each([
    [0, 5, 4],
    [4, 5, 4],
    [5, 4, 3],
    [8, 4, 3],
    [9, 3, 2],
    [20, 1, 0],
    [21, 0, 0],
    [99, 0, 0],
  ])('[ENC-1] five with four wounds each that took %i are %i with rank %i', (wounds, left, ranks) => {
    expect(minionsLeft({ size: 5, unit: 4 }, wounds)).toBe(left)
    expect(minionRanks(left)).toBe(ranks)
  })

  it('[ENC-1] have at most five ranks', () => {
    expect(minionRanks(12)).toBe(5)
  })

  it('[ENC-1] fall as if each wound were counted one by one', () => {
    const few = fc.integer({ min: 1, max: 9 })
    const property = fc.property(few, few, fc.nat(120), (size, unit, wounds) => {
      let left = size
      for (let wound = 1; wound <= wounds; wound += 1) if (wound > 1 && (wound - 1) % unit === 0) left -= 1
      expect(minionsLeft({ size, unit }, wounds)).toBe(Math.max(0, left))
    })
    fc.assert(property)
  })

  it('[ENC-5] are all out of the fight at the first wound past their threshold, which is always counted', () => {
    const group = { past: false, group: true }
    const at = hurt(groupFigures({ size: 5, unit: 4 }), { wounds: 20 }, group)
    expect([at.wounds, isFallen(at, group)]).toEqual([20, false])
    const after = hurt(at, { wounds: 7 }, group)
    expect([after.wounds, isFallen(after, group)]).toEqual([21, true])
  })
})

describe('harm', () => {
  it.each([
    ['a nemesis', nemesis, { wounds: 3, strain: 4 }, { wounds: 3, strain: 4 }],
    ['a rival, which has no strain', rival, { wounds: 3, strain: 4 }, { wounds: 7, strain: 0 }],
    ['strain relief for a combatant without strain', { ...rival, wounds: 5 }, { strain: -4 }, { wounds: 5, strain: 0 }],
    ['relief below zero', { ...nemesis, wounds: 2 }, { wounds: -4 }, { wounds: 0, strain: 0 }],
    ['more than is counted', nemesis, { wounds: 40, strain: 40 }, { wounds: 10, strain: 8 }],
  ])('[ENC-6] %s', (_, points, harm, after) => {
    expect(hurt(points, harm, bounds)).toMatchObject(after)
  })

  it('[ENC-7] counts up to twice the threshold if the campaign says so', () => {
    expect(hurt(nemesis, { wounds: 40, strain: 40 }, { ...bounds, past: true })).toMatchObject({
      wounds: 20,
      strain: 16,
    })
  })

  it.each([
    [false, 9, 0, false],
    [false, 10, 0, true],
    [false, 0, 8, true],
    [true, 10, 0, false],
    [true, 11, 0, true],
    [true, 0, 8, false],
    [true, 0, 9, true],
  ])('[ENC-8] counting past thresholds: %s, wounds %i of 10, strain %i of 8: fallen %s', (past, wounds, strain, is) => {
    expect(isFallen({ ...nemesis, wounds, strain }, { past, group: false })).toBe(is)
  })

  it('[ENC-6] never leaves the bounds, in any order of blows', () => {
    const blow = fc.record({ wounds: fc.integer({ min: -30, max: 30 }), strain: fc.integer({ min: -30, max: 30 }) })
    const property = fc.property(fc.array(blow), fc.boolean(), fc.constantFrom(rival, nemesis), (blows, past, one) => {
      const after = blows.reduce<Points>((points, harm) => hurt(points, harm, { past, group: false }), one)
      const most = past ? 2 : 1
      expect(after.wounds).toBeGreaterThanOrEqual(0)
      expect(after.wounds).toBeLessThanOrEqual(10 * most)
      expect(after.strain).toBeGreaterThanOrEqual(0)
      expect(after.strain).toBeLessThanOrEqual((after.strainThreshold ?? 0) * most)
    })
    fc.assert(property)
  })
})
