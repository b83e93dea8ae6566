import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { distanceTo, simplifyLine } from './simplify-line.ts'

const coordinate = fc.double({ min: -10, max: 110, noNaN: true })
const line = fc.array(fc.record({ x: coordinate, y: coordinate }), { minLength: 2, maxLength: 60 })
const tolerance = fc.double({ min: 0.01, max: 20, noNaN: true })

it('[DRAW-4] a simplified line keeps its ends and the order of its points, and passes near all of them', () => {
  fc.assert(
    fc.property(line, tolerance, (points, within) => {
      const simple = simplifyLine(points, within, Infinity)
      expect([simple[0], simple.at(-1)]).toEqual([points[0], points.at(-1)])
      const places = simple.map((point) => points.indexOf(point))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      for (const point of points) {
        const parts = simple.slice(1).map((end, at) => distanceTo(point, simple[at] ?? end, end))
        expect(Math.min(...parts)).toBeLessThanOrEqual(within + 1e-9)
      }
    }),
  )
})

it('[DRAW-4] a simplified line has at most the wanted number of points', () => {
  fc.assert(
    fc.property(line, fc.integer({ min: 2, max: 20 }), (points, most) => {
      expect(simplifyLine(points, 0.01, most).length).toBeLessThanOrEqual(most)
    }),
  )
})

it('[DRAW-4] a straight line becomes its two ends', () => {
  const straight = Array.from({ length: 40 }, (_, at) => ({ x: at, y: 2 * at }))
  expect(simplifyLine(straight, 0.1, 512)).toEqual([straight[0], straight[39]])
})
