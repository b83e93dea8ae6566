import { describe, expect, it } from 'vitest'

import type { Solid } from './solid.ts'
import { solids } from './solids.ts'
import { dot, minus } from './vector.ts'

const named: readonly [string, Solid][] = Object.entries(solids)

describe.each(named)('the solid of a %s', (name, solid) => {
  const sides = Number(name.slice(1))

  it('has the number of faces in its name, all equally far from the center', () => {
    expect(solid.faces).toHaveLength(sides)
    for (const { normal, corners } of solid.faces)
      for (const corner of corners) expect(dot(corner, normal)).toBeCloseTo(solid.inradius, 9)
  })

  it('is closed: each edge belongs to two faces, which traverse it in opposite directions', () => {
    const edges = solid.faces.flatMap(({ corners }) =>
      corners.map((corner, index) => {
        const next = corners[(index + 1) % corners.length] ?? corner
        return `${solid.corners.indexOf(corner)}-${solid.corners.indexOf(next)}`
      }),
    )
    const backwards = edges.map((edge) => edge.split('-').toReversed().join('-'))
    expect(new Set(edges).size).toBe(edges.length)
    expect(edges.toSorted()).toEqual(backwards.toSorted())
  })

  it('can be rotated so that any face takes the place of the first', () => {
    const [first] = solid.faces
    // Kites have no rotational symmetry.
    const ways = name === 'd10' ? 1 : (first?.corners.length ?? 0)
    expect(solid.rotations).toHaveLength(sides * ways)
  })

  it('has no two corners in the same place', () => {
    const apart = solid.corners.flatMap((a, index) => solid.corners.slice(index + 1).map((b) => minus(a, b)))
    expect(Math.min(...apart.map((gap) => dot(gap, gap)))).toBeGreaterThan(0.01)
  })
})

it.each(named.filter(([name]) => name !== 'd4'))(
  'opposite numbers of a %s have the same sum, as on a real die',
  (_, solid) => {
    for (const [index, { normal }] of solid.faces.entries())
      expect(dot(normal, solid.faces.at(-1 - index)?.normal ?? normal)).toBeCloseTo(-1, 9)
  },
)
