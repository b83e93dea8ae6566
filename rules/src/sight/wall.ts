import type { Segment } from './lattice.ts'

export const wallKinds = ['wall', 'door', 'window', 'curtain', 'low', 'object'] as const
type WallKind = (typeof wallKinds)[number]

/** A wall as it was drawn, or a piece of it. A secret door is a door. */
export interface SightWall extends Segment {
  readonly id: string
  readonly kind: WallKind
  /** It blocks only the sight of those who look from the left of its start toward its end. */
  readonly oneWay: boolean
  /** The object, such as a pillar, whose outline this is a part of. */
  readonly thing: string | null
}

/** What a kind blocks. The near sides of objects are one-way in a mesh, so one sees the object but nothing behind it. */
const blockedBy: Readonly<Record<WallKind, { readonly sight: boolean; readonly steps: boolean }>> = {
  wall: { sight: true, steps: true },
  door: { sight: true, steps: true },
  window: { sight: false, steps: true },
  curtain: { sight: true, steps: false },
  low: { sight: false, steps: false },
  object: { sight: true, steps: true },
}

/** Walls that do not block somebody at a place, although their kind does. */
interface Passable {
  /** The ids of the doors that are open. */
  readonly openDoors: ReadonlySet<string>
  /** The objects whose outline is around the place. Their outlines block nothing, so a token on a table sees the room. */
  readonly thingsAround: ReadonlySet<string>
}

/** Whether a wall blocks the sight, and light, of a place. `side` is that of the place (`sideOf`). A wall in line with the place blocks nothing. */
export function blocksSight(wall: Omit<SightWall, keyof Segment>, side: number, passable: Passable): boolean {
  if (side === 0 || isPassable(wall, passable) || (wall.oneWay && side > 0)) return false
  return blockedBy[wall.kind].sight
}

/** Whether a wall blocks the steps of tokens, which it does from both sides. */
export function blocksSteps(wall: Omit<SightWall, keyof Segment>, passable: Passable): boolean {
  return blockedBy[wall.kind].steps && !isPassable(wall, passable)
}

function isPassable(
  { id, kind, thing }: Omit<SightWall, keyof Segment>,
  { openDoors, thingsAround }: Passable,
): boolean {
  return (kind === 'door' && openDoors.has(id)) || (thing !== null && thingsAround.has(thing))
}
