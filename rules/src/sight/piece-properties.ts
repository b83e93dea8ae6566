import * as fc from 'fast-check'

import { nastyScene } from './drawn-scenes.ts'
import { type Segment, sideOf } from './lattice.ts'
import { wallPieces } from './pieces.ts'
import { distanceTo } from './sight-by-definition.ts'
import type { SightWall } from './wall.ts'

const weld = fc.constantFrom(0, 3, 14)

export const meetAtEnds = fc.property(nastyScene, weld, ({ walls }, by) => {
  const pieces = wallPieces(walls, by)
  if (!pieces || pieces.some((piece) => pieces.some((other) => cross(piece, other)))) return false
  const swapped = walls.map(({ ax, ay, bx, by: end, ...wall }) =>
    wall.oneWay ? { ...wall, ax, ay, bx, by: end } : { ...wall, ax: bx, ay: end, bx: ax, by: ay },
  )
  return places(wallPieces(swapped.toReversed(), by) ?? []) === places(pieces)
})

function places(pieces: readonly SightWall[]): string {
  const names = pieces.map(({ ax, ay, bx, by, kind }) => {
    const ends = [`${ax} ${ay}`, `${bx} ${by}`]
    return [...ends.toSorted(), kind].join(' ')
  })
  return [...new Set(names)].toSorted().join('\n')
}

/** Whether two segments cross, or one has an end of the other between its own ends. */
function cross(one: Segment, other: Segment): boolean {
  const [a, b] = sidesOf(one, other)
  const [c, d] = sidesOf(other, one)
  if (a * b < 0 && c * d < 0) return true
  return [
    { x: other.ax, y: other.ay },
    { x: other.bx, y: other.by },
  ].some((end) => sideOf(one, end) === 0 && isBetweenEnds(one, end))
}

function sidesOf(line: Segment, { ax, ay, bx, by }: Segment): [number, number] {
  return [sideOf(line, { x: ax, y: ay }), sideOf(line, { x: bx, y: by })]
}

function isBetweenEnds({ ax, ay, bx, by }: Segment, { x, y }: { x: number; y: number }): boolean {
  const along = (x - ax) * (bx - ax) + (y - ay) * (by - ay)
  return along > 0 && along < (bx - ax) ** 2 + (by - ay) ** 2
}

const STEP = 6

export const keepsWalls = fc.property(nastyScene, weld, ({ walls }, by) => {
  const pieces = wallPieces(walls, by) ?? []
  const margin = 2 * by + 4
  const lasting = walls.filter((wall) => Math.hypot(wall.bx - wall.ax, wall.by - wall.ay) > by)
  const isKept = lasting.every(
    (wall) =>
      furthest(
        wall,
        pieces.filter((piece) => isAlike(piece, wall)),
      ) < margin,
  )
  const isDrawn = pieces.every(
    (piece) =>
      furthest(
        piece,
        walls.filter((wall) => isSameKind(piece, wall)),
      ) < margin,
  )
  return isKept && isDrawn
})

function isSameKind(piece: SightWall, wall: SightWall): boolean {
  return piece.kind === wall.kind && piece.oneWay === wall.oneWay
}

/** Whether a piece can be of a wall: it blocks the same, and from the same side. */
function isAlike(piece: SightWall, wall: SightWall): boolean {
  const sameWay = (piece.bx - piece.ax) * (wall.bx - wall.ax) + (piece.by - piece.ay) * (wall.by - wall.ay) >= 0
  return isSameKind(piece, wall) && (sameWay || !wall.oneWay)
}

/** How far points of a segment are from the nearest of others, at most. */
function furthest({ ax, ay, bx, by }: Segment, others: readonly Segment[]): number {
  const points = Math.ceil(Math.hypot(bx - ax, by - ay) / STEP) + 1
  const distances = Array.from({ length: points + 1 }, (_, step) => {
    const point = { x: ax + ((bx - ax) * step) / points, y: ay + ((by - ay) * step) / points }
    return Math.min(...others.map((other) => distanceTo(other, point)))
  })
  return Math.max(...distances)
}
