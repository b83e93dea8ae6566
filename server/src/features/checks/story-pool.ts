import type { EncounterSide } from '@waybook/contract'

/** A point that was spent, which can be undone. */
export interface PointSpent {
  readonly side: EncounterSide
  /** The first name and the id of the user who spent it. */
  readonly by: string
  readonly byId: string
  /** The part of a check that it upgraded; `null` if none. */
  readonly check: { readonly checkId: string; readonly character: string } | null
}

/** The story points of both sides. Their sum only changes when the game master sets them. */
export interface StoryPool {
  readonly players: number
  readonly gameMaster: number
  /** Increases with every change. */
  readonly version: number
  /** Oldest first. */
  readonly spends: readonly PointSpent[]
}

export const noPoints: StoryPool = { players: 0, gameMaster: 0, version: 0, spends: [] }

/** Older spends can no longer be undone. */
const SPENDS_MAX = 40

export const otherSide = (side: EncounterSide): EncounterSide => (side === 'players' ? 'gameMaster' : 'players')

/** Sets the points of both sides, as at the start of a session. */
export function setPoints(pool: StoryPool, points: Pick<StoryPool, EncounterSide>): StoryPool {
  return { ...pool, ...points, version: pool.version + 1, spends: [] }
}

/** Moves a point to the other side; `null` if the side has none. */
export function spendPoint(pool: StoryPool, spent: PointSpent): StoryPool | null {
  const flipped = movePoint(pool, spent.side)
  return flipped && { ...flipped, spends: [...pool.spends, spent].slice(-SPENDS_MAX) }
}

/** The last point that a side spent on this part of a check, or on none; `null` if there is none. */
export function lastSpend(
  { spends }: StoryPool,
  { side, check }: Pick<PointSpent, 'check'> & { readonly side?: EncounterSide },
): PointSpent | null {
  const isMeant = (one: PointSpent) =>
    (side === undefined || one.side === side) &&
    one.check?.checkId === check?.checkId &&
    one.check?.character === check?.character
  return spends.findLast(isMeant) ?? null
}

/** Returns a point to the side that spent it; `null` if the other side has no point left. */
export function takeBack(pool: StoryPool, spent: PointSpent): StoryPool | null {
  const flipped = movePoint(pool, otherSide(spent.side))
  return flipped && { ...flipped, spends: pool.spends.filter((one) => one !== spent) }
}

/** Moves a point to the other side without noting who spent it; `null` if the side has none. */
export function movePoint(pool: StoryPool, from: EncounterSide): StoryPool | null {
  if (pool[from] === 0) return null
  const to = otherSide(from)
  return { ...pool, [from]: pool[from] - 1, [to]: pool[to] + 1, version: pool.version + 1 }
}
