import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { bandOfLength, usualReach, withReach, type BandReach } from './bands.ts'
import { lengthOfWay } from './scene-point.ts'

const reach: BandReach = { engaged: 5, short: 20, medium: 40, long: 60 }

it.each([
  [0, 'Engaged'],
  [5, 'Engaged'],
  [5.1, 'Close'],
  [20, 'Close'],
  [40, 'Medium'],
  [60, 'Long'],
  [61, 'Extreme'],
] as const)('[VTT-362] %s percent of the width is %s if the scene’s bands reach 5, 20, 40 and 60', (length, band) => {
  expect(bandOfLength(length, reach)).toBe(band)
})

it('[VTT-362] a scene without bands guesses them by its diagonal', () => {
  const { engaged, short, medium, long } = usualReach(4 / 3)
  expect([engaged, short, medium, long].map((one) => Number(one.toFixed(6)))).toEqual([7.5, 22.5, 50, 87.5])
})

it('[VTT-360] the length of a path is the sum of its parts, in percent of the width', () => {
  const way = [
    { x: 10, y: 10 },
    { x: 40, y: 10 },
    { x: 40, y: 90 },
  ]
  expect(lengthOfWay(way, 2)).toBe(30 + 40)
  expect(lengthOfWay([{ x: 10, y: 10 }], 2)).toBe(0)
})

it('[VTT-363] after any change, each band reaches farther than the one before', () => {
  const names = ['engaged', 'short', 'medium', 'long'] as const
  const reaching = fc.double({ min: 0, max: 200, noNaN: true })
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...names), reaching)), (changes) => {
      const { engaged, short, medium, long } = changes.reduce((now, [key, to]) => withReach(now, key, to), reach)
      expect(engaged > 0 && engaged < short && short < medium && medium < long).toBe(true)
      const [key, value] = changes.at(-1) ?? ['engaged', 5]
      expect({ engaged, short, medium, long }[key]).toBe(Math.max(value, 0.5 * (names.indexOf(key) + 1)))
    }),
  )
})
