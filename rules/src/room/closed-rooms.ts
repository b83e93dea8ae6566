import type { FogPoint } from '../fog/fog-grid.ts'
import { ringsOf, surrounds, type Ring } from './faces.ts'
import { simplerRing, withoutStraightCorners } from './simpler-ring.ts'
import { distance, nearestOn, wallGraph, type Segment, type Vertex } from './wall-graph.ts'

/** The walls and doors of a scene, in percent of its picture's width and height. Open doors count as closed. */
export interface RoomWalls {
  readonly walls: readonly (readonly FogPoint[])[]
  readonly doors: readonly (readonly [from: FogPoint, to: FogPoint])[]
}

export interface RoomScale {
  /** The picture's width divided by its height. */
  readonly aspect: number
  /** The width of a cell of the grid, in percent of the picture's width. */
  readonly cell: number
}

/** A room that walls and doors enclose. */
export interface Room {
  /** The polygon of a fog operation, by the even-odd rule. Rooms within the room are cut out: the line leads to them and back. */
  readonly outline: readonly FogPoint[]
  /** In cells. */
  readonly area: number
}

/** Above this, the scene has no rooms: the page would stop for seconds. */
export const ROOM_SEGMENTS_MAX = 12_000
const ROOMS_MAX = 500
/** The most corners of a room. A larger outline is simplified. */
export const ROOM_CORNERS_MAX = 1000

/** Gaps that no person sees on the map, in cells. Other programs use the same. */
const WELD = 0.05
/** A door may end this far from its wall, in cells. */
const DOOR_REACH = 0.3
/** A smaller area is a pillar or the inside of a wall, in cells. */
const AREA_MIN = 0.5

/**
 * The rooms of a scene, the largest first.
 * @example
 * const square = [{ x: 10, y: 10 }, { x: 30, y: 10 }, { x: 30, y: 30 }, { x: 10, y: 30 }, { x: 10, y: 10 }]
 * closedRooms({ walls: [square], doors: [] }, { aspect: 1, cell: 10 }).map(({ area }) => Math.round(area)) // [4]
 */
export function closedRooms({ walls, doors }: RoomWalls, { aspect, cell }: RoomScale): Room[] {
  const toCells = ({ x, y }: FogPoint): Vertex => ({ x: x / cell, y: y / aspect / cell })
  const lines = walls.flatMap((line) => segmentsOf(line.map(toCells)))
  const ends = doors.map(([from, to]): Segment => [toCells(from), toCells(to)])
  const all = [...lines, ...ends]
  if (all.length > ROOM_SEGMENTS_MAX || !all.flat().every(isNear)) return []
  const rings = ringsOf(wallGraph([...all, ...ends.flatMap((door) => toWalls(door, lines))], WELD))
  const inside = rings.filter(({ area }) => area >= AREA_MIN).toSorted((a, b) => b.area - a.area)
  const holes = holesOf(inside, rings)
  const toPercent = ({ x, y }: Vertex): FogPoint => ({ x: tidy(x * cell), y: tidy(y * cell * aspect) })
  return inside.slice(0, ROOMS_MAX).map((ring) => {
    const cutOut = holes.get(ring) ?? []
    const area = cutOut.reduce((left, hole) => left + hole.area, ring.area)
    return { outline: outlineOf([ring, ...cutOut]).map(toPercent), area }
  })
}

/**
 * The room at a place: the smallest, if one is within another.
 * @example roomAt([], { x: 50, y: 50 }) // null
 */
export function roomAt(rooms: readonly Room[], place: FogPoint): Room | null {
  return rooms.findLast(({ outline }) => surrounds(outline, place)) ?? null
}

function segmentsOf(points: readonly Vertex[]): Segment[] {
  return points.slice(1).flatMap((to, index): Segment[] => {
    const from = points[index]
    return from ? [[from, to]] : []
  })
}

/** Far outside of any map, numbers lose the digits that tell places apart. */
const FAR = 1e6

function isNear({ x, y }: Vertex): boolean {
  return Math.abs(x) < FAR && Math.abs(y) < FAR
}

/** Short segments from the ends of a door to the walls that it almost touches. */
function toWalls([from, to]: Segment, walls: readonly Segment[]): Segment[] {
  return [from, to].flatMap((end): Segment[] => {
    const nearest = walls
      .map(([a, b]) => nearestOn(end, { from: a, to: b }))
      .reduce<Vertex | null>((best, one) => (best && distance(best, end) <= distance(one, end) ? best : one), null)
    return nearest && distance(nearest, end) < DOOR_REACH ? [[end, nearest]] : []
  })
}

/** The walls that stand free in each room and enclose rooms themselves: their outsides. Pillars are part of the room. */
function holesOf(rooms: readonly Ring[], rings: readonly Ring[]): Map<Ring, Ring[]> {
  const holes = new Map<Ring, Ring[]>()
  const boxes = new Map(rooms.map((room) => [room, boxOf(room.corners)]))
  for (const ring of rings) {
    const [corner] = ring.corners
    if (ring.area > -AREA_MIN || !corner) continue
    const around = rooms.findLast(
      (room) => room.part !== ring.part && isWithin(corner, boxes.get(room)) && surrounds(room.corners, corner),
    )
    if (around) holes.set(around, [...(holes.get(around) ?? []), ring])
  }
  return holes
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

function boxOf(corners: readonly Vertex[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { x, y } of corners) {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}

function isWithin({ x, y }: Vertex, box: Box | undefined): boolean {
  return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
}

/** One line around all rings: along the first, then to each other ring, around it and back. */
function outlineOf(rings: readonly Ring[]): Vertex[] {
  const most = Math.max(Math.floor(ROOM_CORNERS_MAX / rings.length) - 2, 4)
  const [first = [], ...others] = rings
    .map(({ corners }) => withoutStraightCorners(corners))
    .map((corners) => simplerRing(corners, most))
  const start = first.slice(0, 1)
  const kept = others.slice(0, ROOM_CORNERS_MAX / 8)
  return [
    ...first,
    ...(kept.length > 0 ? start : []),
    ...kept.flatMap((hole) => [...hole, ...hole.slice(0, 1), ...start]),
  ]
}

/** A thousandth of a percent is finer than a pixel. */
function tidy(share: number): number {
  return Math.round(share * 1000) / 1000
}
