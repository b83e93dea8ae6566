import { type FogGrid, type FogMask, type FogOperation, uniformMask, withOperation } from '@waybook/rules'
import { commonOf, without } from '@waybook/rules/sight'

/** What a game master revealed and covered by hand above sight. No cell is in both. */
export interface HandFog {
  readonly revealed: FogMask
  readonly covered: FogMask
}

/** `release` leaves the cells to sight. */
export interface HandOperation extends Omit<FogOperation, 'op'> {
  readonly op: FogOperation['op'] | 'release'
}

/** The fog of a scene as it is stored. */
export interface StoredHand {
  /** What the scene shows without sight. */
  readonly mask: FogMask
  /** The cells that are like this whatever anybody sees. `null` without sight, when it is all of them. */
  readonly byHand: FogMask | null
}

export function untouched(grid: FogGrid): HandFog {
  return { revealed: uniformMask(grid, false), covered: uniformMask(grid, false) }
}

/** The fog after an operation. Later operations win. */
export function withStroke({ mask, byHand }: StoredHand, { op, ...shape }: HandOperation): StoredHand {
  return {
    mask: op === 'release' ? mask : withOperation(mask, { ...shape, op }),
    byHand: byHand && withOperation(byHand, { ...shape, op: op === 'release' ? 'cover' : 'reveal' }),
  }
}

export function handOf({ mask, byHand }: StoredHand): HandFog {
  if (!byHand) return untouched(mask.grid)
  return { revealed: commonOf(mask, byHand), covered: without(byHand, mask) }
}

/** The cells that stay by hand when sight is switched on: what is revealed if the scene started covered, else what is covered. */
export function decidedByHand(mask: FogMask, { startsClosed }: { readonly startsClosed: boolean }): FogMask {
  return startsClosed ? mask : without(uniformMask(mask.grid, true), mask)
}

/** What players see of a scene before any token sees: with sight, nothing. */
export function shownWithoutSight({ mask, byHand }: StoredHand): FogMask {
  return byHand ? uniformMask(mask.grid, false) : mask
}
