import { assert, integer, property, record } from 'fast-check'
import { expect, it } from 'vitest'

import { line } from './drawn-scenes.ts'
import { cross, directionKey, FAR } from './lattice.ts'
import { buildMesh } from './mesh.ts'

const coordinate = integer({ min: -2 * FAR, max: 2 * FAR })
const direction = record({ x: coordinate, y: coordinate }).filter(({ x, y }) => x !== 0 || y !== 0)

it('[SIGHT-1] directions are in the order of their angles, and only equal ones have equal keys', () => {
  assert(
    property(direction, direction, (a, b) => {
      const [keyA, keyB] = [directionKey(a), directionKey(b)]
      const turn = cross(a, b)
      expect(keyA === keyB).toBe(turn === 0 && a.x * b.x + a.y * b.y > 0)
      // Within a half turn, the one with the larger angle lies to the left. Opposite ones are at no side.
      const ahead = (keyB - keyA + 4) % 4
      expect(turn === 0 || ahead < 2 === turn > 0).toBe(true)
    }),
  )
})

it.each([
  [FAR - 1, true],
  [FAR + 1, false],
])('[SIGHT-51] a wall that reaches to %i has a mesh: %s', (x, has) => {
  expect(buildMesh([line(0, 0, x, 9)], 0) !== null).toBe(has)
})
