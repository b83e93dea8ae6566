import { expect, it } from 'vitest'

import { newPlaces, placesOfCopies } from './new-places.ts'

const grid = { kind: 'square', cell: 20, x: 0, y: 0 } as const
const middle = { x: 50, y: 50 }
const standing = { position: middle, size: 'medium' } as const
const apart = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y)

it.each([
  ['without a grid', null, 7],
  ['with cells of a fifth of the scene', grid, 20],
] as const)('[VTT-14] %s, a new token does not touch the one in the middle', (_, layout, diameter) => {
  const [place = middle] = newPlaces(
    { tokens: [standing], aspect: 1, grid: layout },
    { count: 1, size: 'medium', near: middle },
  )
  expect(apart(place, middle)).toBeGreaterThanOrEqual(diameter - 0.01)
})

it('[VTT-14] copies are beside their originals, and touch neither them nor each other', () => {
  const tokens = [standing, { position: { x: 60, y: 50 }, size: 'large' }] as const
  const places = placesOfCopies({ tokens, aspect: 1, grid: null }, tokens)
  const all = [...tokens.map(({ position }) => position), ...places]
  const distances = all.flatMap((one, index) => all.slice(index + 1).map((other) => apart(one, other)))
  expect([places.length, Math.min(...distances) >= 7 - 0.01]).toEqual([2, true])
})
