import * as fc from 'fast-check'
import { expect } from 'vitest'

import { type FogMask, isCellRevealed } from '../fog/fog-mask.ts'
import { coarseScene, coarseWalls, dungeon, grid, nastyScene } from './drawn-scenes.ts'
import { centerOf, type Place } from './lattice.ts'
import { lookFrom } from './look.ts'
import { buildMesh, type SightMesh } from './mesh.ts'
import { cells, isBlocking, isOwnCell, seenByDefinition, verdictOf } from './sight-by-definition.ts'
import { sees } from './steps.ts'
import type { SightWall } from './wall.ts'

export const noDoorOpen: ReadonlySet<string> = new Set()

export function meshOf(walls: readonly SightWall[], weld = 0): SightMesh {
  const mesh = buildMesh(walls, weld)
  if (!mesh) throw new Error('The mesh was not built')
  return mesh
}

export function drawn(mask: FogMask): string {
  return cells(mask.grid, (column, row) => (isCellRevealed(mask, column, row) ? '#' : '.'))
}

export function maskFrom(mesh: SightMesh, eye: Place, range = Infinity): FogMask {
  return lookFrom({ mesh, openDoors: noDoorOpen }, eye, { grid, range }).mask
}

export const asDefined = fc.property(nastyScene, fc.constantFrom(0, 3), ({ walls, eye, range }, weld) => {
  const mesh = meshOf(walls, weld)
  const blocking = mesh.pieces.filter((piece) => isBlocking(piece, eye))
  expect(drawn(maskFrom(mesh, eye, range))).toBe(seenByDefinition(blocking, { grid, eye, range }))
})

export const asDrawn = fc.property(coarseScene, ({ walls, eye, range }) => {
  const blocking = walls.filter((wall) => isBlocking(wall, eye))
  expect(drawn(maskFrom(meshOf(walls), eye, range))).toBe(seenByDefinition(blocking, { grid, eye, range }))
})

const WELD = 3
/** How far pieces may be from the walls as they were drawn: an end moves to another end and onto a wall, and crossings are rounded. */
const MARGIN = 2 * WELD + 4

/** Compares with walls as they were drawn, so it also finds walls that were lost on the way to pieces. All of them block from both sides. */
function expectNoWallCrossed(walls: readonly SightWall[], eye: Place): void {
  const mask = maskFrom(meshOf(walls, WELD), eye)
  const wrong = cells(grid, (column, row) => {
    if (isOwnCell(grid, eye, column, row)) return '.'
    const verdict = verdictOf(walls, { eye, target: centerOf(grid, column, row), margin: MARGIN })
    return verdict === (isCellRevealed(mask, column, row) ? 'hidden' : 'seen') ? 'X' : '.'
  })
  expect(wrong).not.toContain('X')
}

export const crossesNoWall = fc.property(dungeon, ({ walls, eye }) => expectNoWallCrossed(walls, eye))

/** Without what does not block from both sides: short pieces of it can turn too far for a margin. The definition covers these. */
const solid = (walls: readonly SightWall[]): SightWall[] =>
  walls.filter(({ kind, oneWay }) => !oneWay && ['wall', 'door', 'curtain'].includes(kind))

export const crossesNoNastyWall = fc.property(nastyScene, ({ walls, eye }) => expectNoWallCrossed(solid(walls), eye))

export const moreWallsShowLess = fc.property(coarseScene, coarseWalls, ({ walls, eye }, more) => {
  const [few, all] = [maskFrom(meshOf(walls), eye), maskFrom(meshOf([...walls, ...more]), eye)]
  expect(all.bits.some((bits, at) => (bits & ~(few.bits[at] ?? 0)) !== 0)).toBe(false)
})

export const linesAgree = fc.property(nastyScene, ({ walls, eye }) => {
  const mesh = meshOf(walls, WELD)
  const scene = { mesh, openDoors: noDoorOpen }
  const byLines = cells(grid, (column, row) =>
    isOwnCell(grid, eye, column, row) || sees(scene, eye, centerOf(grid, column, row)) ? '#' : '.',
  )
  expect(drawn(maskFrom(mesh, eye))).toBe(byLines)
})
