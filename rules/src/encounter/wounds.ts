import type { OwnFigures, Points } from './encounter-state.ts'

/** The most ranks in the skills of a group of minions. */
const GROUP_RANKS_MAX = 5

export interface MinionGroup {
  readonly size: number
  /** The wounds that take one minion down. */
  readonly unit: number
}

/**
 * How many minions of a group still stand: each wound past a multiple of the unit takes one down (docs/rules-sources.md).
 * @example
 * minionsLeft({ size: 5, unit: 4 }, 8) // 4
 * minionsLeft({ size: 5, unit: 4 }, 9) // 3
 */
export function minionsLeft({ size, unit }: MinionGroup, wounds: number): number {
  if (wounds <= 0) return size
  return Math.max(0, size - Math.floor((wounds - 1) / unit))
}

/**
 * The skill ranks of a group with this many standing minions.
 * @example minionRanks(3) // 2
 */
export function minionRanks(left: number): number {
  return Math.min(Math.max(left - 1, 0), GROUP_RANKS_MAX)
}

/**
 * The ranks in a skill. A group has the skills of its page, at the ranks of its standing minions. `group` is `null` for any other
 * combatant.
 * @example
 * groupRanks({ size: 5, unit: 4 }, 9, 1) // 2
 * groupRanks(null, 9, 1) // 1
 */
export function groupRanks(group: MinionGroup | null, wounds: number, ranks: number): number {
  return group && ranks > 0 ? minionRanks(minionsLeft(group, wounds)) : ranks
}

export interface Harm {
  readonly wounds?: number | undefined
  readonly strain?: number | undefined
}

/** The limits to which points are counted. */
export interface Bounds {
  /** Whether points are counted past the threshold, up to twice the threshold. */
  readonly past: boolean
  /** A group falls at the first wound past its threshold, so that wound is always counted. */
  readonly group: boolean
}

/**
 * The points after harm, or after relief if the numbers are negative. Without a strain threshold, strain is suffered as wounds, and relief
 * of strain does nothing.
 * @example
 * const raider = { wounds: 2, woundThreshold: 12, strain: 0, strainThreshold: null }
 * hurt(raider, { wounds: 3, strain: 1 }, { past: false, group: false }).wounds // 6
 */
export function hurt<Suffering extends Points>(points: Suffering, harm: Harm, bounds: Bounds): Suffering {
  const { strainThreshold } = points
  const strain = harm.strain ?? 0
  const wounds = (harm.wounds ?? 0) + (strainThreshold === null ? Math.max(strain, 0) : 0)
  return {
    ...points,
    wounds: within(points.wounds + wounds, woundsMost(points.woundThreshold, bounds)),
    strain: strainThreshold === null ? 0 : within(points.strain + strain, strainThreshold * (bounds.past ? 2 : 1)),
  }
}

function woundsMost(threshold: number, { past, group }: Bounds): number {
  if (past) return Math.max(threshold * 2, threshold + 1)
  return group ? threshold + 1 : threshold
}

function within(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most)
}

/**
 * Whether a combatant is out of the fight: past a threshold, or at it if points aren't counted past it.
 * @example isFallen({ wounds: 12, woundThreshold: 12, strain: 0, strainThreshold: 10 }, { past: false, group: false }) // true
 */
export function isFallen(
  { wounds, woundThreshold, strain, strainThreshold }: Points,
  { past, group }: Bounds,
): boolean {
  const least = past || group ? 1 : 0
  const isSpent = strainThreshold !== null && strainThreshold > 0 && strain >= strainThreshold + (past ? 1 : 0)
  return wounds >= woundThreshold + least || isSpent
}

/**
 * Whether wounds take a combatant past its threshold that wasn't out of the fight because of wounds. Passing it causes a critical injury
 * (docs/rules-sources.md).
 * @example passesThreshold({ wounds: 10, woundThreshold: 12 }, 3, { past: false }) // true
 */
export function passesThreshold(
  { wounds, woundThreshold }: Pick<Points, 'wounds' | 'woundThreshold'>,
  suffered: number,
  { past }: Pick<Bounds, 'past'>,
): boolean {
  const isOut = wounds >= woundThreshold + (past ? 1 : 0)
  return !isOut && wounds + suffered > woundThreshold
}

/**
 * The figures of a group of minions: one wound threshold for all, and no strain.
 * @example groupFigures({ size: 5, unit: 4 }) // { woundThreshold: 20, strainThreshold: null, … }
 */
export function groupFigures({ size, unit }: MinionGroup, soak = 0): OwnFigures {
  return {
    wounds: 0,
    woundThreshold: size * unit,
    strain: 0,
    strainThreshold: null,
    soak,
    meleeDefence: 0,
    rangedDefence: 0,
    adversary: 0,
  }
}
