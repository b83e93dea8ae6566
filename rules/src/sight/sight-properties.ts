import * as fc from 'fast-check'

import { fogGrid } from '../fog/fog-grid.ts'
import { type FogMask, isCellRevealed } from '../fog/fog-mask.ts'
import { coarseScene, coarseWalls, dungeon, grid, nastyScene } from './drawn-scenes.ts'
import { centerOf, type Place } from './lattice.ts'
import { lookFrom } from './look.ts'
import { buildMesh, type SightMesh } from './mesh.ts'
import { cells, isBlocking, isOwnCell, seenByDefinition, verdictOf } from './sight-by-definition.ts'
import { seenByShadows } from './sight-by-shadows.ts'
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

/** Whether all cells of a mask are in another. */
export function isWithin(few: FogMask, all: FogMask): boolean {
  return few.bits.every((bits, at) => (bits & ~(all.bits[at] ?? 0)) === 0)
}

export function maskFrom(mesh: SightMesh, eye: Place, range = Infinity): FogMask {
  return lookFrom({ mesh, openDoors: noDoorOpen }, eye, { grid, range }).mask
}

export const asDefined = fc.property(nastyScene, fc.constantFrom(0, 3), ({ walls, eye, range }, weld) => {
  const mesh = meshOf(walls, weld)
  const blocking = mesh.pieces.filter((piece) => isBlocking(piece, eye))
  return drawn(maskFrom(mesh, eye, range)) === seenByDefinition(blocking, { grid, eye, range })
})

export const asDrawn = fc.property(coarseScene, ({ walls, eye, range }) => {
  const blocking = walls.filter((wall) => isBlocking(wall, eye))
  return drawn(maskFrom(meshOf(walls), eye, range)) === seenByDefinition(blocking, { grid, eye, range })
})

const WELD = 3
/** How far pieces may be from the walls as they were drawn: an end moves to another end and onto a wall, and crossings are rounded. */
const MARGIN = 2 * WELD + 4

/** Compares with walls as they were drawn, so it also finds walls that were lost on the way to pieces. All of them block from both sides. */
function isDrawnWallCrossed(walls: readonly SightWall[], eye: Place): boolean {
  const mask = maskFrom(meshOf(walls, WELD), eye)
  const wrong = cells(grid, (column, row) => {
    if (isOwnCell(grid, eye, column, row)) return '.'
    const verdict = verdictOf(walls, { eye, target: centerOf(grid, column, row), margin: MARGIN })
    return verdict === (isCellRevealed(mask, column, row) ? 'hidden' : 'seen') ? 'X' : '.'
  })
  return wrong.includes('X')
}

export const crossesNoWall = fc.property(dungeon, ({ walls, eye }) => !isDrawnWallCrossed(walls, eye))

/** Without what does not block from both sides: short pieces of it can turn too far for a margin. The definition covers these. */
const solid = (walls: readonly SightWall[]): SightWall[] =>
  walls.filter(({ kind, oneWay }) => !oneWay && ['wall', 'door', 'curtain', 'object'].includes(kind))

export const crossesNoNastyWall = fc.property(nastyScene, ({ walls, eye }) => !isDrawnWallCrossed(solid(walls), eye))

/** The largest mask, 32 times as large as the small pictures. */
const large = fogGrid({ width: 4096, height: 3072 })
const TIMES = 32
const shift = fc.integer({ min: -20, max: 20 })

export const asShadows = fc.property(nastyScene, fc.array(shift, { minLength: 40, maxLength: 40 }), (scene, shifts) => {
  const moved = (value: number, at: number) => value * TIMES + (shifts[at % shifts.length] ?? 0)
  const walls = scene.walls.map((wall, at) => ({
    ...wall,
    ax: moved(wall.ax, at),
    ay: moved(wall.ay, 2 * at),
    bx: moved(wall.bx, 3 * at),
    by: moved(wall.by, 5 * at),
  }))
  const [eye, range] = [{ x: moved(scene.eye.x, 0), y: moved(scene.eye.y, 0) }, scene.range * TIMES]
  const mesh = meshOf(walls)
  const blocking = mesh.pieces.filter((piece) => isBlocking(piece, eye))
  const { mask } = lookFrom({ mesh, openDoors: noDoorOpen }, eye, { grid: large, range })
  const { bits } = seenByShadows(blocking, { grid: large, eye, range })
  return mask.bits.every((byte, at) => byte === bits[at])
})

export const moreWallsShowLess = fc.property(coarseScene, coarseWalls, ({ walls, eye }, more) => {
  const [few, all] = [maskFrom(meshOf(walls), eye), maskFrom(meshOf([...walls, ...more]), eye)]
  return isWithin(all, few)
})

export const linesAgree = fc.property(nastyScene, ({ walls, eye }) => {
  const mesh = meshOf(walls, WELD)
  const scene = { mesh, openDoors: noDoorOpen }
  const byLines = cells(grid, (column, row) =>
    isOwnCell(grid, eye, column, row) || sees(scene, eye, centerOf(grid, column, row)) ? '#' : '.',
  )
  return drawn(maskFrom(mesh, eye)) === byLines
})
