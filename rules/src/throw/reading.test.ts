import { assert, double, nat, property, tuple } from 'fast-check'
import { expect, it } from 'vitest'

import { readingOf, turnToShow } from './reading.ts'
import { after, normal, rotated } from './rotation.ts'
import type { Solid } from './solid.ts'
import { solids } from './solids.ts'
import { dot } from './vector.ts'

const named: readonly [string, Solid][] = Object.entries(solids)
const part = double({ min: -1, max: 1, noNaN: true })
const rotation = tuple(part, part, part, part)
  .filter(([x, y, z, w]) => x * x + y * y + z * z + w * w > 0.01)
  .map(([x, y, z, w]) => normal({ x, y, z, w }))
const away = { x: 0, y: 0, z: -1 }

it.each(named)(
  '[THR-1] rotating a %s before the throw makes it show any face, for every final orientation',
  (_, solid) => {
    assert(
      property(rotation, nat(solid.faces.length - 1), (lies, face) => {
        const turn = turnToShow({ solid, lies, face, screenUp: away })
        const { level } = readingOf(solid, lies)
        const shown = readingOf(solid, after(lies, turn ?? lies))
        expect(shown.level).toBeCloseTo(level, 9)
        // If two faces are equally high, either may be read.
        const height = rotated(after(lies, turn ?? lies), solid.faces[face]?.normal ?? away).y
        expect(Math.abs(height)).toBeCloseTo(Math.abs(level), 9)
      }),
    )
  },
)

it('[THR-8] shows a face as upright as possible', () => {
  const solid = solids.d6
  const lies = { x: 0, y: 0, z: 0, w: 1 }
  for (const [face, { up }] of solid.faces.entries()) {
    const turn = turnToShow({ solid, lies, face, screenUp: away })
    expect(dot(rotated(turn ?? lies, up), away)).toBeCloseTo(1, 9)
  }
})

it('returns null for a face that the solid does not have', () => {
  expect(turnToShow({ solid: solids.d6, lies: { x: 0, y: 0, z: 0, w: 1 }, face: 6, screenUp: away })).toBeNull()
})
