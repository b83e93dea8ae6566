import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { distancePx, groupPins, REACH_PX, sizeOfStep, type Placed } from './group-pins.ts'

const size = { width: 1000, height: 800 }
/** A pin at pixels of a 1000 by 800 map. */
const pin = (id: string, x: number, y: number): Placed => ({ id, position: { x: x / 10, y: y / 8 } })
const names = (pins: readonly Placed[], drawn = size) =>
  groupPins(pins, drawn).map((group) => group.pins.map(({ id }) => id).join('+'))

describe('groups of nearby pins', () => {
  it.each([
    ['apart', [pin('a', 100, 100), pin('b', 139, 100)], ['a', 'b']],
    ['within reach', [pin('a', 100, 100), pin('b', 137, 100)], ['a+b']],
    ['at one place', [pin('b', 100, 100), pin('a', 100, 100)], ['a+b']],
    ['in a row', [pin('a', 0, 9), pin('b', 30, 9), pin('c', 60, 9), pin('d', 90, 9)], ['a+b', 'c+d']],
    ['between two', [pin('a', 0, 9), pin('b', 70, 9), pin('c', 36, 9)], ['a+c', 'b']],
    ['one above the other', [pin('a', 50, 60), pin('b', 50, 30)], ['b+a']],
    ['none', [], []],
  ])('[ATL-10] %s: pins go from west to east, and overlapping ones form a group', (_, pins, groups) => {
    expect(names(pins)).toEqual(groups)
  })

  it('[ATL-10] come apart when the map is enlarged', () => {
    const pins = [pin('a', 100, 100), pin('b', 120, 100)]
    expect(names(pins, { width: 2000, height: 1600 })).toEqual(['a', 'b'])
  })
})

const places = fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 0, max: 800 }) })
const pins = fc.array(places, { maxLength: 80 }).map((all) => all.map(({ x, y }, at) => pin(`p${at}`, x, y)))

describe('grouping', () => {
  it('[ATL-10] loses no pin and shows none twice', () => {
    fc.assert(
      fc.property(pins, (all) => {
        const shown = groupPins(all, size).flatMap((group) => group.pins.map(({ id }) => id))
        expect(shown.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
      }),
    )
  })

  it('[ATL-10] leaves no overlapping groups and no pin far from its group', () => {
    fc.assert(
      fc.property(pins, (all) => {
        const groups = groupPins(all, size)
        const apart = groups.flatMap(({ position: a }, at) =>
          groups.slice(at + 1).map(({ position: b }) => distancePx(a, b, size)),
        )
        expect(Math.min(...apart)).toBeGreaterThan(REACH_PX)
        const within = groups.flatMap((group) =>
          group.pins.map(({ position }) => distancePx(position, group.position, size)),
        )
        expect(Math.max(0, ...within)).toBeLessThanOrEqual(REACH_PX)
      }),
    )
  })

  it('[ATL-11] does not depend on the order of the pins', () => {
    const shuffled = pins.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    )
    fc.assert(
      fc.property(shuffled, ([all, other]) => {
        expect(names(other)).toEqual(names(all))
      }),
    )
  })

  /** Pins with distinct x, none of them nearly REACH_PX apart: a tiny move changes neither their order nor who is within reach. */
  const apart = fc
    .uniqueArray(places, { maxLength: 60, selector: ({ x }) => x })
    .map((all) => all.map(({ x, y }, at) => pin(`p${at}`, x, y)))
    .filter((all) =>
      all.every((a) => all.every((b) => Math.abs(distancePx(a.position, b.position, size) - REACH_PX) > 0.01)),
    )

  it('[ATL-11] stays the same after tiny moves', () => {
    const hair = fc.double({ min: -0.0001, max: 0.0001, noNaN: true })
    const moved = apart.chain((all) =>
      fc
        .tuple(...all.map((one) => fc.tuple(hair, hair).map(([x, y]) => shifted(one, x, y))))
        .map((next) => ({ all, next })),
    )
    fc.assert(
      fc.property(moved, ({ all, next }) => {
        expect(names(next)).toEqual(names(all))
      }),
    )
  })

  it('[ATL-11] uses the zoom step below the current size', () => {
    fc.assert(
      fc.property(fc.double({ min: 100, max: 20_000, noNaN: true }), (width) => {
        const step = sizeOfStep({ width, height: width / 2 })
        expect(step.width).toBeLessThanOrEqual(width * (1 + 1e-6))
        expect(step.width).toBeGreaterThan(width / 1.42)
        expect(sizeOfStep(step).width).toBe(step.width)
      }),
    )
  })

  it('[ATL-12] takes under 200 ms for five thousand pins', () => {
    const many = Array.from({ length: 5000 }, (_, at) => pin(`p${at}`, (at * 7919) % 1000, (at * 104_729) % 800))
    groupPins(many, size)
    const start = performance.now()
    groupPins(many, size)
    expect(performance.now() - start).toBeLessThan(200)
  })
})

function shifted({ id, position }: Placed, x: number, y: number): Placed {
  return { id, position: { x: position.x + x, y: position.y + y } }
}
