import type { Drawing, SceneWall } from '@waybook/contract'
import { tableWalls } from '@waybook/messages/tableWalls'
import { distanceOf, lengthOf, pointAlong, type LatticePoint, type Wall, type WallKind } from '@waybook/rules'

import type { WallFrame } from './scene-walls.ts'
import type { WallMode } from './wall-edit.ts'

export const wallKindNames: Readonly<Record<WallKind, () => string>> = {
  wall: () => tableWalls.wall(),
  door: () => tableWalls.door(),
  window: () => tableWalls.window(),
  curtain: () => tableWalls.curtain(),
  low: () => tableWalls.low(),
  object: () => tableWalls.furniture(),
}

export const wallModeNames: Readonly<Record<WallMode, () => string>> = {
  draw: () => tableWalls.draw(),
  room: () => tableWalls.room(),
  door: () => tableWalls.door(),
  window: () => tableWalls.window(),
  curtain: () => tableWalls.curtain(),
  low: () => tableWalls.low(),
  object: () => tableWalls.furniture(),
  light: () => tableWalls.light(),
  select: () => tableWalls.select(),
}

export function countOf(walls: number): string {
  return tableWalls.count({ count: walls })
}

/** `4.5 cells`. */
export function cellsOf(length: number, cell: number): string {
  const cells = Math.round((length / cell) * 10) / 10
  return tableWalls.cells({ cells })
}

/** The cell of a place, counted from the top left: `column 12, row 5`. */
function cellWords([x, y]: LatticePoint, { cell, grid }: WallFrame): string {
  const count = (at: number, start: number) => Math.floor((at - (start % cell)) / cell) + 1
  return tableWalls.cellAt({ column: count(x, grid?.x ?? 0), row: count(y, grid?.y ?? 0) })
}

export function middleOf(wall: Wall): LatticePoint {
  return pointAlong(wall, 1 / 2)
}

/** Rows from top to bottom, each from left to right, so that numbers follow the map. */
export function inReadingOrder<Some>(
  some: readonly Some[],
  placeOf: (one: Some) => LatticePoint,
  { cell }: WallFrame,
): readonly Some[] {
  const row = (one: Some) => Math.floor(placeOf(one)[1] / (cell * 2))
  return some.toSorted((a, b) => row(a) - row(b) || placeOf(a)[0] - placeOf(b)[0])
}

/** How near a name is, in cells. */
const NEAR = 10

/** A text that was drawn on the map. */
type Label = Pick<Drawing, 'kind' | 'text' | 'points'>

/** Where something is: near the closest text on the map, else by its cell. */
export function placeWords(at: LatticePoint, frame: WallFrame, labels: readonly Label[]): string {
  const near = labels
    .flatMap(({ kind, text, points: [point] }) => {
      if (kind !== 'text' || text === undefined || !point) return []
      const place = [(point.x * frame.width) / 100, (point.y * frame.height) / 100] as const
      return [{ text, away: distanceOf(place, at) }]
    })
    .filter(({ away }) => away <= NEAR * frame.cell)
    .toSorted((a, b) => a.away - b.away)[0]
  return near ? tableWalls.near({ label: near.text }) : cellWords(at, frame)
}

/** `Locked, secret`. */
export function doorWords({ door = 'closed', secret }: Pick<SceneWall, 'door' | 'secret'>): string {
  return secret ? tableWalls.secretDoor({ state: door }) : tableWalls.doorState({ state: door })
}

/** `Wall, 4.5 cells, one-way, column 3, row 4 to column 7, row 4`. */
export function wallLine(wall: Wall, frame: WallFrame): string {
  const way = wall.oneWay ? [tableWalls.oneWay()] : []
  const ends = tableWalls.fromTo({ from: cellWords(wall.from, frame), to: cellWords(wall.to, frame) })
  return [wallKindNames[wall.kind](), cellsOf(lengthOf(wall), frame.cell), ...way, ends].join(', ')
}
