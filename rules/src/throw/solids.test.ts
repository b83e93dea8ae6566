import { describe, expect, it } from 'vitest'

import type { Solid } from './solid.ts'
import { solids } from './solids.ts'
import { dot, minus } from './vector.ts'

const named: readonly [string, Solid][] = Object.entries(solids)

describe.each(named)('the solid of a %s', (name, solid) => {
  const sides = Number(name.slice(1))

  it('has as many faces as its name says, all as far from the middle', () => {
    expect(solid.faces).toHaveLength(sides)
    for (const { normal, corners } of solid.faces)
      for (const corner of corners) expect(dot(corner, normal)).toBeCloseTo(solid.inradius, 9)
  })

  it('is closed: each edge belongs to two faces, which go along it in opposite ways', () => {
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

  it('can be turned so that any face comes to lie where the first was', () => {
    const [first] = solid.faces
    // Kites look the same one way round alone.
    const ways = name === 'd10' ? 1 : (first?.corners.length ?? 0)
    expect(solid.rotations).toHaveLength(sides * ways)
  })

  it('has no two corners in one place', () => {
    const apart = solid.corners.flatMap((a, index) => solid.corners.slice(index + 1).map((b) => minus(a, b)))
    expect(Math.min(...apart.map((gap) => dot(gap, gap)))).toBeGreaterThan(0.01)
  })
})

it.each(named.filter(([name]) => name !== 'd4'))(
  'opposite numbers of a %s add up to the same, as on a bought one',
  (_, solid) => {
    for (const [index, { normal }] of solid.faces.entries())
      expect(dot(normal, solid.faces.at(-1 - index)?.normal ?? normal)).toBeCloseTo(-1, 9)
  },
)
