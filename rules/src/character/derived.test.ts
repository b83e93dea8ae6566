import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { DEFENCE_MAX, derivedFigures, overburden } from './derived.ts'
import type { CarriedThing } from './worn.ts'

const coat = { name: 'Coat', amount: 1, properties: { item_type: 'armor', soak: 1, encumbrance: 3 } }
const plate = { name: 'Plate', amount: 1, properties: { item_type: 'armour', soak: 2, defense: 1, encumbrance: 4 } }
const pole = { name: 'Pole', amount: 1, properties: { item_type: 'melee weapon', melee_defense: 2, encumbrance: 2 } }
const kegs = { name: 'Keg', amount: 2, properties: { encumbrance: 4 } }

const of = (items: readonly CarriedThing[], properties = {}, brawn = 2) =>
  derivedFigures({ characteristics: { brawn }, properties, items })

describe('what follows from brawn and equipment', () => {
  it.each<[string, readonly CarriedThing[], readonly [soak: number, melee: number, ranged: number]]>([
    ['nothing', [], [2, 0, 0]],
    ['a coat', [coat], [3, 0, 0]],
    ['two suits of armour: the better one counts', [coat, plate], [4, 1, 1]],
    ['a pole and armour: the better defence of each kind', [plate, pole], [4, 2, 1]],
    ['armour that is not worn', [{ ...plate, equipped: false }], [2, 0, 0]],
    ['armour that is used up', [{ ...plate, amount: 0 }], [2, 0, 0]],
  ])('[RUL-9] [CHA-1] [CHA-2] with %s', (_, items, [soak, melee, ranged]) => {
    const { soak: absorbed, meleeDefence, rangedDefence } = of(items)
    expect([absorbed.total, meleeDefence.total, rangedDefence.total]).toEqual([soak, melee, ranged])
  })

  it('[CHA-1] names what each point comes from', () => {
    expect(of([coat]).soak.parts).toEqual([
      { text: 'Brawn', amount: 2 },
      { text: 'Coat', amount: 1 },
    ])
  })

  it('[CHA-3] figures in the file of an adversary replace computed ones', () => {
    const { soak, meleeDefence } = of([plate], { soak: 6, defense: 2 })
    expect([soak.total, meleeDefence.total]).toEqual([6, 2])
  })

  it('[CHA-5] encumbrance is the sum of all carried items; worn armour weighs three less', () => {
    const figures = of([coat, kegs, pole])
    expect([figures.encumbrance.total, figures.encumbranceThreshold?.total]).toEqual([10, 7])
    expect(overburden(figures)).toBe(3)
    expect(of([{ ...coat, equipped: false }]).encumbrance.total).toBe(3)
  })

  it('[CHA-9] without brawn the threshold is unknown, and nobody is over it', () => {
    const figures = derivedFigures({ characteristics: {}, properties: {}, items: [kegs] })
    expect(figures.encumbranceThreshold).toBeNull()
    expect(overburden(figures)).toBe(0)
  })

  it('[CHA-2] no defence is above 4, and every total but defence is the sum of its parts', () => {
    const things = fc.array(
      fc.record({
        name: fc.string(),
        amount: fc.nat(3),
        equipped: fc.option(fc.boolean(), { nil: undefined }),
        properties: fc.record({
          item_type: fc.constantFrom('armor', ''),
          soak: fc.nat(5),
          defense: fc.nat(9),
          encumbrance: fc.nat(9),
        }),
      }),
    )
    fc.assert(
      fc.property(things, fc.nat(6), (items, brawn) => {
        const { soak, meleeDefence, encumbrance } = of(items, {}, brawn)
        expect(meleeDefence.total).toBeLessThanOrEqual(DEFENCE_MAX)
        for (const { total, parts } of [soak, encumbrance])
          expect(total).toBe(parts.reduce((sum, { amount }) => sum + amount, 0))
      }),
    )
  })
})
