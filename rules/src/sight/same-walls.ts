import * as fc from 'fast-check'

import { fogGrid } from '../fog/fog-grid.ts'
import { isCellRevealed } from '../fog/fog-mask.ts'
import { coarseScene, grid, line } from './drawn-scenes.ts'
import { cellEdge, type Place } from './lattice.ts'
import { lookFrom } from './look.ts'
import { cells } from './sight-by-definition.ts'
import { drawn, maskFrom, meshOf, noDoorOpen } from './sight-properties.ts'
import type { SightWall } from './wall.ts'

const swapped = ({ ax, ay, bx, by, ...wall }: SightWall) => ({ ...wall, ax: bx, ay: by, bx: ax, by: ay })

/** Cuts a wall in the middle. Coarse walls have whole middles. */
function halves({ ax, ay, bx, by, ...wall }: SightWall): SightWall[] {
  const [x, y] = [(ax + bx) / 2, (ay + by) / 2]
  return [
    { ...wall, ax, ay, bx: x, by: y },
    { ...wall, ax: x, ay: y, bx, by },
  ]
}

const edge = cellEdge(grid)
/** The picture, turned by 90 degrees. */
const aside = fogGrid({ width: grid.rows * grid.cellPx, height: grid.columns * grid.cellPx })
const turned = ({ x, y }: Place): Place => ({ x: grid.rows * edge - y, y: x })

function turnedWall({ ax, ay, bx, by, ...wall }: SightWall): SightWall {
  const [a, b] = [turned({ x: ax, y: ay }), turned({ x: bx, y: by })]
  return { ...wall, ax: a.x, ay: a.y, bx: b.x, by: b.y }
}

/** What an eye sees if all is turned by 90 degrees, turned back. */
function seenTurned(walls: readonly SightWall[], eye: Place): string {
  const scene = { mesh: meshOf(walls.map(turnedWall)), openDoors: noDoorOpen }
  const { mask } = lookFrom(scene, turned(eye), { grid: aside, range: Infinity })
  return cells(grid, (column, row) => (isCellRevealed(mask, grid.rows - 1 - row, column) ? '#' : '.'))
}

export const sameWallsShowTheSame = fc.property(coarseScene, ({ walls, eye }) => {
  const seen = drawn(maskFrom(meshOf(walls), eye))
  const same = [walls.toReversed(), walls.map((wall) => (wall.oneWay ? wall : swapped(wall))), walls.flatMap(halves)]
  // An eye on the border of two cells is in the lower one, which a turn would change.
  const isOnBorder = eye.y % edge === 0
  return (
    same.every((others) => drawn(maskFrom(meshOf(others), eye)) === seen) &&
    (isOnBorder || seenTurned(walls, eye) === seen)
  )
})

const corner = fc.tuple(fc.nat({ max: grid.columns - 1 }), fc.nat({ max: grid.rows - 1 }))
const corners = fc.uniqueArray(corner, { minLength: 3, maxLength: 8, selector: String })
const turns = fc.array(fc.boolean(), { minLength: 8, maxLength: 8 })

export const outlinesHaveNoDirection = fc.property(corners, turns, (places, isTurned) => {
  const outline = places.map(([x, y], at): SightWall => {
    const [toX = 0, toY = 0] = places[(at + 1) % places.length] ?? []
    return { ...line(x * edge, y * edge, toX * edge, toY * edge), kind: 'object', thing: 'table' }
  })
  const other = outline.map((side, at) => (isTurned[at] ? swapped(side) : side))
  const seen = (walls: readonly SightWall[]) => drawn(maskFrom(meshOf(walls), { x: 3, y: 5 }))
  return seen(other) === seen(outline)
})
