import type { SightWall } from '@waybook/rules/sight'

export type Random = () => number

/** Numbers from 0 to below 1, the same for the same seed. */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface Size {
  readonly width: number
  readonly height: number
}

type Point = readonly [x: number, y: number]

function wallBetween([ax, ay]: Point, [bx, by]: Point, kind: SightWall['kind'] = 'wall'): SightWall {
  const ends = { ax: Math.round(ax), ay: Math.round(ay), bx: Math.round(bx), by: Math.round(by) }
  return { id: Object.values(ends).join(' '), kind, oneWay: false, thing: null, ...ends }
}

/** Walls of 80 to 400 quarter pixels anywhere and in any direction, many along the axes. The eye sees far between them. */
export function field(count: number, { width, height }: Size, random: Random): SightWall[] {
  return Array.from({ length: count }, () => {
    const [x, y, length] = [random() * width, random() * height, 80 + random() * 320]
    const angle = random() < 0.5 ? Math.round(random()) * (Math.PI / 2) : random() * Math.PI
    return wallBetween([x, y], [x + Math.cos(angle) * length, y + Math.sin(angle) * length])
  })
}

/** The number of walls of a room: two sides with a gap, and two pillars. */
const WALLS_PER_ROOM = 22

/** Square rooms with doors between neighbors, and two pillars in each, with about `count` walls in all. */
export function dungeon(count: number, { width, height }: Size, random: Random): SightWall[] {
  const rooms = Math.max(Math.round(Math.sqrt(count / WALLS_PER_ROOM)), 3)
  const [w, h] = [width / rooms, height / rooms]
  const steps = Array.from({ length: rooms + 1 }, (_, step) => step)
  return steps.flatMap((column) =>
    steps.flatMap((row) => {
      const corner: Point = [column * w, row * h]
      const across = column < rooms ? sideOfRoom(corner, [(column + 1) * w, row * h], random) : []
      const down = row < rooms ? sideOfRoom(corner, [column * w, (row + 1) * h], random) : []
      const pillars = column < rooms && row < rooms ? [1, 2] : []
      return [...across, ...down, ...pillars.flatMap(() => pillarIn(corner, { width: w, height: h }, random))]
    }),
  )
}

function sideOfRoom(from: Point, to: Point, random: Random): SightWall[] {
  const share = 0.3 + random() * 0.3
  const at = (part: number): Point => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
  if (random() < 0.15) return [wallBetween(from, to)]
  const [start, end] = [at(share), at(share + 0.15)]
  const walls = [wallBetween(from, start), wallBetween(end, to)]
  return random() < 0.7 ? [...walls, wallBetween(start, end, 'door')] : walls
}

function pillarIn([left, top]: Point, { width, height }: Size, random: Random): SightWall[] {
  const [x, y] = [left + width * (0.2 + random() * 0.6), top + height * (0.2 + random() * 0.6)]
  const radius = Math.min(width, height) * (0.03 + random() * 0.06)
  const [corners, turn] = [4 + Math.floor(random() * 9), random()]
  const corner = (number: number): Point => {
    const angle = turn + (number * 2 * Math.PI) / corners
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  }
  return Array.from({ length: corners }, (_, number) => wallBetween(corner(number), corner(number + 1)))
}
