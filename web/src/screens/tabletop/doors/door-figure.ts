import { isBesideDoor, lengthOf, pointAlong, type LatticePoint, type WallLine } from '@waybook/rules'

/** The leaf of an open door, which has turned by a quarter around its first end. It ends on the left, seen from that end. */
export function openLeaf({ from, to }: WallLine): WallLine {
  return { from, to: [from[0] + to[1] - from[1], from[1] - to[0] + from[0]] }
}

/** Where the frame of a door ends on both sides: short strokes across the door's line. */
export function jambsOf(door: WallLine): readonly [WallLine, WallLine] {
  const { from, to } = door
  const half = lengthOf(door) / 10
  const [ux, uy] = [(to[0] - from[0]) / lengthOf(door), (to[1] - from[1]) / lengthOf(door)]
  const across = ([x, y]: LatticePoint): WallLine => ({
    from: [x - uy * half, y + ux * half],
    to: [x + uy * half, y - ux * half],
  })
  return [across(from), across(to)]
}

export interface NearDoor<Door extends WallLine> {
  readonly door: Door
  readonly middle: LatticePoint
  /** Whether one of the viewer's tokens is beside it. */
  readonly isBeside: boolean
}

/** Doors with where they are, and whether they are in reach of one of the places. */
export function doorsNear<Door extends WallLine>(
  doors: readonly Door[],
  places: readonly LatticePoint[],
  cell: number,
): readonly NearDoor<Door>[] {
  return doors.map((door) => ({
    door,
    middle: pointAlong(door, 1 / 2),
    isBeside: places.some((place) => isBesideDoor(door, place, cell)),
  }))
}
