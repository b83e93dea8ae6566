/** What a wall does to sight and to steps is its kind's. `low` stops neither; an `object` hides only what is behind it. */
export const wallKinds = ['wall', 'door', 'window', 'curtain', 'low', 'object'] as const
export type WallKind = (typeof wallKinds)[number]

export const doorStates = ['closed', 'open', 'locked'] as const
export type DoorState = (typeof doorStates)[number]

/** A place on a picture in whole units of its lattice, from the top left. It may be outside of the picture. */
export type LatticePoint = readonly [x: number, y: number]

export interface WallLine {
  readonly from: LatticePoint
  readonly to: LatticePoint
}

/** A straight wall, door or window. */
export interface WallContent extends WallLine {
  readonly kind: WallKind
  /** It blocks only the sight of those who look from the left of `from` toward `to`. */
  readonly oneWay?: boolean | undefined
  /** The walls of a piece of furniture or a pillar have the same name here. */
  readonly thing?: string | undefined
  /** Only for doors, which always have it. */
  readonly door?: DoorState | undefined
  /** A door that players take for a wall. */
  readonly secret?: boolean | undefined
}

export interface Wall extends WallContent {
  readonly id: string
}

/** An edit of the walls of a scene, done whole or not at all. */
export interface WallChanges {
  readonly add: readonly WallContent[]
  /** With all of their new content. */
  readonly change: readonly Wall[]
  /** Ids */
  readonly remove: readonly string[]
}

export const noWallChanges: WallChanges = { add: [], change: [], remove: [] }

/** The longest side of a lattice. Products of two differences of coordinates are exact numbers far beyond it. */
export const LATTICE_MAX = 65_535

const UNITS_PER_PIXEL = 4

/**
 * The size of a picture's lattice: quarter pixels, or coarser if the picture is longer than 16,383 pixels.
 * @example latticeOf({ width: 4096, height: 3072 }) // { width: 16384, height: 12288 }
 */
export function latticeOf({ width, height }: { readonly width: number; readonly height: number }) {
  const scale = Math.min(UNITS_PER_PIXEL, LATTICE_MAX / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * Whether a point may be stored: within one length of the longest lattice around the picture.
 * @example isOnLattice([0.5, 0]) // false
 */
export function isOnLattice(point: LatticePoint): boolean {
  return point.every((part) => Number.isInteger(part) && part >= -LATTICE_MAX && part <= 2 * LATTICE_MAX)
}

/**
 * Whether a wall has a length, and a door its state and nothing else one.
 * @example isWholeWall({ kind: 'door', from: [0, 0], to: [8, 0] }) // false
 */
export function isWholeWall({ kind, from, to, door, secret }: WallContent): boolean {
  return !isSamePoint(from, to) && (kind === 'door' ? door !== undefined : door === undefined && secret !== true)
}

/**
 * The content without its id, and without what is false. Equal walls have equal content.
 * @example contentOfWall({ id: 'a', kind: 'wall', from: [0, 0], to: [8, 0], oneWay: false }) // { kind: 'wall', from: [0, 0], to: [8, 0] }
 */
export function contentOfWall({ kind, from, to, oneWay, thing, door, secret }: WallContent): WallContent {
  return {
    kind,
    from,
    to,
    ...(oneWay === true && { oneWay }),
    ...(thing !== undefined && { thing }),
    ...(door !== undefined && { door }),
    ...(secret === true && { secret }),
  }
}

/**
 * A wall as another kind. A door begins closed.
 * @example withKind({ kind: 'wall', from: [0, 0], to: [8, 0] }, 'door').door // 'closed'
 */
export function withKind(wall: WallContent, kind: WallKind): WallContent {
  const { door = 'closed', secret, thing, ...rest } = wall
  if (kind === 'door') return contentOfWall({ ...rest, kind, door, secret })
  return contentOfWall({ ...rest, kind, ...(kind === 'object' && { thing }) })
}

/**
 * Whether two points are the same.
 * @example isSamePoint([1, 2], [1, 2]) // true
 */
export function isSamePoint(a: LatticePoint, b: LatticePoint): boolean {
  return a[0] === b[0] && a[1] === b[1]
}

/**
 * The length of a wall, in units of its lattice.
 * @example lengthOf({ from: [0, 0], to: [3, 4] }) // 5
 */
export function lengthOf({ from, to }: WallLine): number {
  return distanceOf(from, to)
}

/**
 * The distance between two points, in units of their lattice.
 * @example distanceOf([0, 0], [3, 4]) // 5
 */
export function distanceOf(a: LatticePoint, b: LatticePoint): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

/**
 * The place at a share of the way from one end to the other, on the lattice.
 * @example pointAlong({ from: [0, 0], to: [8, 0] }, 0.5) // [4, 0]
 */
export function pointAlong({ from, to }: WallLine, share: number): LatticePoint {
  return [Math.round(from[0] + share * (to[0] - from[0])), Math.round(from[1] + share * (to[1] - from[1]))]
}

/**
 * Where the place on a wall that is nearest to a point lies: 0 at its start, 1 at its end.
 * @example shareOn({ from: [0, 0], to: [8, 0] }, [2, 5]) // 0.25
 */
export function shareOn({ from, to }: WallLine, [x, y]: LatticePoint): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const squared = dx * dx + dy * dy
  if (squared === 0) return 0
  return Math.min(Math.max(((x - from[0]) * dx + (y - from[1]) * dy) / squared, 0), 1)
}

/**
 * How far a point is from the nearest place on a wall.
 * @example distanceToWall({ from: [0, 0], to: [8, 0] }, [2, 5]) // 5
 */
export function distanceToWall(wall: WallLine, point: LatticePoint): number {
  const share = shareOn(wall, point)
  const { from, to } = wall
  return distanceOf([from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])], point)
}

/** In cells of the grid. */
const DOOR_REACH = 1.5

/**
 * Whether a token at a place is near enough to open or close a door. Walls between the two do not matter here.
 * @example isBesideDoor({ from: [0, 0], to: [8, 0] }, [4, 15], 10) // true
 */
export function isBesideDoor(door: WallLine, place: LatticePoint, cell: number): boolean {
  return distanceToWall(door, place) <= DOOR_REACH * cell
}
