import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { uniformMask } from '../fog/fog-mask.ts'
import { withOperation } from '../fog/fog-operation.ts'
import { box, grid, line, nastyScene } from './drawn-scenes.ts'
import { placeAfterWay } from './player-steps.ts'
import { meshOf, noDoorOpen } from './sight-properties.ts'
import { placeAfterStep } from './steps.ts'
import type { SightWall } from './wall.ts'

const all = uniformMask(grid, true)
/** The left half of the picture, which is 512 quarter pixels wide. */
const left = withOperation(uniformMask(grid, false), {
  op: 'reveal',
  shape: 'rect',
  points: [
    { x: 0, y: 0 },
    { x: 50, y: 100 },
  ],
})
const here = { x: 100, y: 100 }
const sceneOf = (walls: readonly SightWall[]) => ({ mesh: meshOf(walls), openDoors: noDoorOpen })
const wall = line(200, 0, 200, 200)

it.each<[string, readonly SightWall[], readonly { x: number; y: number }[], boolean]>([
  ['a free way', [], [{ x: 240, y: 100 }], true],
  ['a way across a wall', [wall], [{ x: 240, y: 100 }], false],
  ['a way across a window', [{ ...wall, kind: 'window' }], [{ x: 240, y: 100 }], false],
  ['a way through a curtain', [{ ...wall, kind: 'curtain' }], [{ x: 240, y: 100 }], true],
  [
    'a way around a wall',
    [wall],
    [
      { x: 190, y: 240 },
      { x: 240, y: 240 },
      { x: 240, y: 100 },
    ],
    true,
  ],
  [
    'a way that comes back across a wall',
    [wall],
    [
      { x: 240, y: 100 },
      { x: 100, y: 120 },
    ],
    false,
  ],
  ['a way to what nobody has seen', [], [{ x: 300, y: 100 }], false],
  [
    'a way by what nobody has seen',
    [],
    [
      { x: 300, y: 100 },
      { x: 100, y: 120 },
    ],
    false,
  ],
])('[SIGHT-100] %s', (_name, walls, by, isFree) => {
  expect(placeAfterWay(sceneOf(walls), { from: here, by, known: left })).toEqual(isFree ? by.at(-1) : null)
})

it('[SIGHT-101] a secret door answers like a wall, and nothing in the unknown changes the answer', () => {
  const by = [{ x: 240, y: 100 }]
  const door: SightWall = { ...wall, id: 'secret', kind: 'door' }
  expect(placeAfterWay(sceneOf([door]), { from: here, by, known: all })).toBe(null)
  fc.assert(
    fc.property(nastyScene, fc.nat({ max: 255 }), ({ walls }, x) => {
      const answer = placeAfterWay(sceneOf(walls), { from: here, by: [{ x: 257 + x, y: 100 }], known: left })
      return answer === null
    }),
    { numRuns: 30 },
  )
})

it('[SIGHT-100] nobody leaves a closed room in several steps either', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ x: fc.nat({ max: 511 }), y: fc.nat({ max: 383 }) }), { minLength: 1, maxLength: 5 }),
      (by) => {
        const scene = sceneOf(box(60, 60, 300, 300))
        const place = placeAfterWay(scene, { from: here, by, known: all })
        const stepwise = by.reduce<typeof place>((at, to) => at && placeAfterStep(scene, at, to), here)
        expect(place).toEqual(stepwise)
        return place === null || (place.x > 59 && place.x < 301 && place.y > 59 && place.y < 301)
      },
    ),
    { numRuns: 60 },
  )
})
