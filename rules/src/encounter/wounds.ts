import type { OwnFigures, Points } from './encounter-state.ts'

/** The skills of a group of minions have at most this many ranks. */
const GROUP_RANKS_MAX = 5

export interface MinionGroup {
  readonly size: number
  /** The wounds that fell one of them. */
  readonly unit: number
}

/** How many of a group stand: one falls with each wound past another multiple of the unit (docs/rules-sources.md). */
export function minionsLeft({ size, unit }: MinionGroup, wounds: number): number {
  if (wounds <= 0) return size
  return Math.max(0, size - Math.floor((wounds - 1) / unit))
}

/** The ranks that those who stand have in the skills of their group. */
export function minionRanks(left: number): number {
  return Math.min(Math.max(left - 1, 0), GROUP_RANKS_MAX)
}

/** The ranks of a skill: a group of minions has the skills of its page, with the ranks of those who stand. `group`: `null` of others. */
export function groupRanks(group: MinionGroup | null, wounds: number, ranks: number): number {
  return group && ranks > 0 ? minionRanks(minionsLeft(group, wounds)) : ranks
}

export interface Harm {
  readonly wounds?: number | undefined
  readonly strain?: number | undefined
}

/** How far points are counted. */
export interface Bounds {
  /** Whether past the threshold, up to twice it. */
  readonly past: boolean
  /** A group falls with the first wound past its threshold, which is therefore always counted. */
  readonly group: boolean
}

/** The points after harm, or with negative numbers relief. Who has no strain suffers wounds instead; nothing of it is relieved as strain. */
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

/** Whether somebody is out of the fight: past a threshold, or at it if nothing is counted past it. */
export function isFallen(
  { wounds, woundThreshold, strain, strainThreshold }: Points,
  { past, group }: Bounds,
): boolean {
  const least = past || group ? 1 : 0
  const isSpent = strainThreshold !== null && strainThreshold > 0 && strain >= strainThreshold + (past ? 1 : 0)
  return wounds >= woundThreshold + least || isSpent
}

/**
 * Whether wounds take somebody past their threshold who was not out of the fight because of wounds yet: that causes a critical injury
 * (docs/rules-sources.md).
 */
export function passesThreshold(
  { wounds, woundThreshold }: Pick<Points, 'wounds' | 'woundThreshold'>,
  suffered: number,
  { past }: Pick<Bounds, 'past'>,
): boolean {
  const isOut = wounds >= woundThreshold + (past ? 1 : 0)
  return !isOut && wounds + suffered > woundThreshold
}

/** The figures of a group of minions: one threshold for all of them, and no strain. */
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
