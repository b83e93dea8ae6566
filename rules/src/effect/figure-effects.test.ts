import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { derivedFigures, thresholdWith } from '../character/derived.ts'
import type { ItemProperties } from '../character/worn.ts'
import { oddsOf, chanceOfSuccess } from '../odds/odds.ts'
import { skillPool } from '../pool/pool.ts'
import { figureEffects, figureSources } from './figure-effects.ts'
import { weaponWith } from './weapon-with.ts'

const characteristics = { brawn: 3 }
const coat = { item_type: 'armor', soak: 1 }

function figures(talent: string, item: ItemProperties = {}, own: ItemProperties = {}) {
  const items = [{ name: 'Coat', amount: 1, properties: item }]
  const talents = [{ name: 'Talent', rank: 2, properties: { effect: talent } }]
  const sources = figureSources({ name: 'Kessa', properties: own, talents, items })
  const effects = figureEffects(sources, { characteristics, conditions: ['Calm'] })
  return { ...derivedFigures({ characteristics, properties: own, items, effects }), effects }
}

describe('figures with effects', () => {
  it.each([
    ['soak +rank', {}, 5],
    ['soak +1 per rank and melee defense +1', coat, 6],
    ['soak 1', coat, 4],
    ['soak 2', coat, 5],
    ['soak -9', coat, 0],
    ['soak +1 if self has calm', {}, 4],
    ['soak +1 if brawn below 3', {}, 3],
    ['soak +1 if scene has fog', {}, 3],
    ['soak +1, pay 1 strain', {}, 3],
    ['soak +1 for allies', {}, 3],
  ])('[EFF-17] a talent of rank 2 with %s, armor %j: soak %i', (talent, item, soak) => {
    expect(figures(talent, item).soak.total).toBe(soak)
  })

  it('[EFF-17] each part has the name of its page, and armor counts while it is worn', () => {
    expect(figures('soak +rank', { ...coat, effect: 'soak +1' }).soak.parts).toEqual([
      { text: 'Brawn', amount: 3 },
      { text: 'Coat', amount: 1 },
      { text: 'Talent', amount: 2 },
      { text: 'Coat', amount: 1 },
    ])
  })

  it('[EFF-17] soak in the file stays; defense is at most 4', () => {
    expect(figures('soak +rank', {}, { soak: 5 }).soak.total).toBe(5)
    expect(figures('ranged defense +3', { ranged_defense: 2 })).toMatchObject({
      rangedDefence: { total: 4 },
      meleeDefence: { total: 0 },
    })
    expect(figures('encumbrance +rank').encumbranceThreshold?.total).toBe(10)
  })

  it('[EFF-18] thresholds rise by rank and never fall below 1', () => {
    const { effects } = figures('wounds +2 per rank and strain -9')
    expect([thresholdWith(12, 'wounds', effects), thresholdWith(5, 'strain', effects)]).toEqual([16, 1])
  })
})

describe('a weapon with effects', () => {
  const sling = { damage: 5, pierce: 1, critical: 3, injury: 10 }

  it.each([
    [[{ figure: 'damage', sign: 1, amount: 2 }], { ...sling, damage: 7 }],
    [[{ figure: 'pierce', sign: 0, amount: 3 }], { ...sling, pierce: 3 }],
    [[{ figure: 'pierce', sign: 0, amount: 1 }], sling],
    [[{ figure: 'critical', sign: 0, amount: 2 }], { ...sling, critical: 2 }],
    [[{ figure: 'critical', sign: -1, amount: 4 }], { ...sling, critical: 1 }],
    [[{ figure: 'injury', sign: 1, amount: 20 }], { ...sling, injury: 30 }],
    [[{ figure: 'damage', sign: -1, amount: 9 }], { ...sling, damage: 0 }],
  ] as const)('[EFF-16] %j', (changed, weapon) => {
    expect(weaponWith(sling, changed)).toEqual(weapon)
  })
})

it('[EFF-15] symbols are in the odds as if each roll had them', () => {
  const symbols = fc.array(fc.constantFrom('success', 'failure', 'advantage', 'threat', 'triumph', 'despair'))
  fc.assert(
    fc.property(symbols, (added) => {
      const pool = { ...skillPool(3, 1), boost: 0, setback: 0, challenge: 0, difficulty: 2 }
      const [plain, odds] = [oddsOf(pool), oddsOf(pool, added)]
      const count = (...names: string[]) => added.filter((name) => names.includes(name)).length
      expect(odds.netSuccess.least - plain.netSuccess.least).toBe(
        count('success', 'triumph') - count('failure', 'despair'),
      )
      expect(odds.netAdvantage.least - plain.netAdvantage.least).toBe(count('advantage') - count('threat'))
      expect(odds.joint.leastSuccess).toBe(odds.netSuccess.least)
      expect(chanceOfSuccess(pool, added)).toBeCloseTo(odds.success)
    }),
    { numRuns: 30 },
  )
})
