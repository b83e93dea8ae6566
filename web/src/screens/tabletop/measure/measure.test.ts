import { expect, it } from 'vitest'

import type { Scale } from '../layout/scene-layout.ts'
import { lengthOn, lengthText } from './measured-length.ts'
import { begun, noRuler, tapped, wayOf, withWayPoint } from './ruler.ts'

const scale: Scale = { aspect: 2, grid: { cell: 4 }, reach: { engaged: 4, short: 12, medium: 30, long: 60 } }
const [a, b, c] = [
  { x: 10, y: 10 },
  { x: 20, y: 10 },
  { x: 20, y: 50 },
]

it.each([
  [[a], '0 cells, Engaged'],
  [[a, { x: 14, y: 10 }], '1 cell, Engaged'],
  [[a, b], '2.5 cells, Close'],
  [[a, b, c], '7.5 cells, Medium'],
  [[a, { x: 90, y: 10 }], '20 cells, Extreme'],
])('[VTT-360] the path over %j is %s', (way, text) => {
  expect(lengthText(lengthOn(scale, way))).toBe(text)
})

it('[VTT-360] without a grid, a length is only a band', () => {
  expect(lengthText(lengthOn({ ...scale, grid: null }, [a, c]))).toBe('Medium')
})

it('[VTT-361] a drag moves the end of a path; a waypoint stays, and the path continues from it', () => {
  const dragged = begun(a, b)
  expect(wayOf(dragged)).toEqual([a, b])
  const turned = { ...withWayPoint(dragged), end: c }
  expect(wayOf(turned)).toEqual([a, b, c])
  expect(wayOf(withWayPoint(withWayPoint(turned)))).toEqual([a, b, c])
})

it('[VTT-361] taps start a path and extend it', () => {
  expect(wayOf([a, b, c].reduce(tapped, noRuler))).toEqual([a, b, c])
})
