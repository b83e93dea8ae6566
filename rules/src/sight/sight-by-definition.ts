import { type FogGrid } from '../fog/fog-grid.ts'
import { centerOf, cellEdge, type Place, type Segment, sideOf } from './lattice.ts'
import { boxAround } from './segment-index.ts'
import type { SightWall } from './wall.ts'

/** What happens in a scene, for the definition. */
export interface Looking {
  readonly grid: FogGrid
  readonly eye: Place
  readonly range: number
}

/** Whether the closed line between two places touches a segment that is not in line with the first. Whole numbers, no shortcut. */
export function meets({ ax, ay, bx, by }: Segment, eye: Place, target: Place): boolean {
  const side = (px: number, py: number) => (bx - ax) * (py - ay) - (by - ay) * (px - ax)
  const sideOfWay = (px: number, py: number) => (target.x - eye.x) * (py - eye.y) - (target.y - eye.y) * (px - eye.x)
  const [ofEye, ofTarget] = [side(eye.x, eye.y), side(target.x, target.y)]
  if (ofEye === 0) return false
  return ofEye * ofTarget <= 0 && sideOfWay(ax, ay) * sideOfWay(bx, by) <= 0
}

/** Whether a wall blocks an eye, by the table of SIGHT-4. Doors are closed, and objects have no closed outline. */
export function isBlocking({ kind, oneWay, ...wall }: SightWall, eye: Place): boolean {
  const side = sideOf(wall, eye)
  if (kind === 'window' || kind === 'low') return false
  return oneWay ? side < 0 : side !== 0
}

/** The cells that an eye sees, row by row, as a string. */
export function seenByDefinition(walls: readonly Segment[], { grid, eye, range }: Looking): string {
  return cells(grid, (column, row) => {
    const center = centerOf(grid, column, row)
    if (isOwnCell(grid, eye, column, row)) return '#'
    const isNear = (center.x - eye.x) ** 2 + (center.y - eye.y) ** 2 <= range ** 2
    return isNear && !walls.some((wall) => meets(wall, eye, center)) ? '#' : '.'
  })
}

export function isOwnCell(grid: FogGrid, eye: Place, column: number, row: number): boolean {
  const edge = cellEdge(grid)
  return Math.floor(eye.x / edge) === column && Math.floor(eye.y / edge) === row
}

export function cells(grid: FogGrid, draw: (column: number, row: number) => string): string {
  return Array.from({ length: grid.rows }, (_row, row) =>
    Array.from({ length: grid.columns }, (_cell, column) => draw(column, row)).join(''),
  ).join('\n')
}

type Verdict = 'seen' | 'hidden' | 'undecided'

/**
 * What walls as they were drawn say about a target, if each may be off by a margin. It is hidden if a wall lies across the line for certain,
 * and seen if all walls are further from the line than the margin.
 */
export function verdictOf(drawn: readonly Segment[], { eye, target, margin }: Aim): Verdict {
  const way = { ax: eye.x, ay: eye.y, bx: target.x, by: target.y }
  const near = drawn.filter((wall) => !areApart(wall, way, margin))
  if (near.some((wall) => isAcross(wall, way, margin))) return 'hidden'
  return near.every((wall) => gap(wall, way) > margin) ? 'seen' : 'undecided'
}

interface Aim {
  readonly eye: Place
  readonly target: Place
  readonly margin: number
}

/** Whether the boxes around two segments are further apart than the margin. */
function areApart(one: Segment, other: Segment, margin: number): boolean {
  const [a, b] = [boxAround(one, margin), boxAround(other)]
  return a.left > b.right || a.right < b.left || a.top > b.bottom || a.bottom < b.top
}

function isAcross(wall: Segment, way: Segment, margin: number): boolean {
  return parts(wall, way, margin) && parts(way, wall, margin)
}

/** Whether the ends of a segment are on different sides of the line through another, further from it than the margin. */
function parts(line: Segment, { ax, ay, bx, by }: Segment, margin: number): boolean {
  const length = Math.hypot(line.bx - line.ax, line.by - line.ay)
  const [a, b] = [sideOf(line, { x: ax, y: ay }) / length, sideOf(line, { x: bx, y: by }) / length]
  return (a > margin && b < -margin) || (a < -margin && b > margin)
}

/** The distance between two segments. */
function gap(one: Segment, other: Segment): number {
  if (isAcross(one, other, 0)) return 0
  const [a, b] = [one, other].map(({ ax, ay, bx, by }) => [
    { x: ax, y: ay },
    { x: bx, y: by },
  ])
  return Math.min(...(a ?? []).map((end) => distanceTo(other, end)), ...(b ?? []).map((end) => distanceTo(one, end)))
}

export function distanceTo({ ax, ay, bx, by }: Segment, { x, y }: Place): number {
  const squared = (bx - ax) ** 2 + (by - ay) ** 2
  const share = squared === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / squared
  const nearest = Math.min(Math.max(share, 0), 1)
  return Math.hypot(x - ax - nearest * (bx - ax), y - ay - nearest * (by - ay))
}
