import type { RangeBand } from '../attack/difficulty.ts'
import type { Die } from '../dice/die.ts'

type CombatantKind = 'character' | 'minions' | 'rival' | 'nemesis'
export type EncounterSide = 'players' | 'gameMaster'

/** What a condition does to the checks of who has it. */
interface ConditionDice {
  readonly op: 'add' | 'remove' | 'upgrade' | 'downgrade'
  readonly die: Die
  readonly count: number
  /** The characteristics that it is limited to. */
  readonly only?: readonly string[] | undefined
}

export interface Condition {
  readonly name: string
  readonly dice: readonly ConditionDice[]
  readonly until: { readonly rounds: number } | 'check' | 'encounter' | 'hand'
  readonly severity?: number | undefined
}

/** Wounds and strain of somebody, and how many they bear. Of a group: all of them together. */
export interface Points {
  readonly wounds: number
  readonly woundThreshold: number
  readonly strain: number
  /** `null`: strain is suffered as wounds. */
  readonly strainThreshold: number | null
}

/** The points of a combatant that has its own, and what protects it. */
export interface OwnFigures extends Points {
  readonly soak: number
  readonly meleeDefence: number
  readonly rangedDefence: number
  readonly adversary: number
}

export interface CombatantState {
  readonly id: string
  readonly kind: CombatantKind
  readonly side: EncounterSide
  readonly characterId: string | null
  /** Given in the encounter; `null` if it is that of the character. */
  readonly name: string | null
  /** The character's name when it joined, for when there is no such character any more. */
  readonly joinedAs: string
  /** Among those of the same character or name that players have known of; `null` for those that they have not. */
  readonly number: number | null
  /** The tokens that stand for it. A group of minions has at most one for each of them, others have at most one. */
  readonly tokenIds: readonly string[]
  /** Whether players may know that it takes part. */
  readonly known: boolean
  /** `null` if its points and conditions are those of its character. */
  readonly own: OwnFigures | null
  /** Of a group of minions: how many there were, and the wounds that fell one. */
  readonly group: { readonly size: number; readonly unit: number } | null
  /** Of those with points of their own. */
  readonly conditions: readonly Condition[]
  /** How many more of the bearer's turns its conditions last, by name. */
  readonly countdown: Readonly<Record<string, number>>
  /** The last round in which a turn of its conditions was counted. */
  readonly counted: number
  /** The group that it stands in. Who has the same is within reach. */
  readonly place: string
}

/** What initiative came to. */
export interface Initiative {
  readonly successes: number
  readonly advantage: number
  /** Set by the game master: a roll that was called for earlier does not replace it. */
  readonly byHand?: true | undefined
}

export interface SlotState {
  readonly id: string
  readonly side: EncounterSide
  /** `null`: added by hand, after those that were rolled. */
  readonly initiative: Initiative | null
  /** Whose initiative made it; `null` if it was added by hand, or they have left. */
  readonly of: string | null
  /** Whether players may know of a slot that is nobody's. */
  readonly known: boolean
  readonly claimedBy: string | null
  readonly acted: boolean
}

/** The distance between two places, where it is not the default. */
export interface RangeState {
  readonly a: string
  readonly b: string
  readonly band: RangeBand
}

/** A turn that can be returned to. */
export interface PastTurn {
  readonly round: number
  readonly turn: string | null
  readonly lead: readonly string[]
  /** Who had acted. */
  readonly acted: readonly string[]
  /** Who had taken which slot, if the step after it began a round. */
  readonly claims: Readonly<Record<string, string>> | null
}

/** An encounter as it is stored: everything, whoever may see it. */
export interface EncounterState {
  readonly title: string
  readonly sceneId: string | null
  /** 0 until the first round has begun. */
  readonly round: number
  /** The id of a slot. */
  readonly turn: string | null
  /** The slots at the end of the order that act before the first of this round, because players did not know of them when it began. */
  readonly lead: readonly string[]
  /** In the order of initiative. */
  readonly slots: readonly SlotState[]
  readonly combatants: readonly CombatantState[]
  readonly ranges: readonly RangeState[]
  /** Oldest first. */
  readonly past: readonly PastTurn[]
}

/** The encounter after a change, or why it cannot be made. */
export type Changed =
  | { readonly ok: true; readonly state: EncounterState }
  | { readonly ok: false; readonly why: EncounterFailure }

/**
 * `missing`: no such combatant or slot. `taken`: somebody has the slot. `free`: nobody has it. `acted`: the turn in it is over.
 * `otherSide`: it is not theirs. `unknownSlot`: only one of both is known to players. `first`: there is nothing to go back to.
 */
export type EncounterFailure =
  | 'missing'
  | 'taken'
  | 'acted'
  | 'otherSide'
  | 'unknownSlot'
  | 'free'
  | 'noSlots'
  | 'first'

export const changed = (state: EncounterState): Changed => ({ ok: true, state })
export const refused = (why: EncounterFailure): Changed => ({ ok: false, why })

/** The state with one combatant changed. */
export function withCombatant(
  state: EncounterState,
  id: string,
  change: (combatant: CombatantState) => CombatantState,
): EncounterState {
  return { ...state, combatants: state.combatants.map((one) => (one.id === id ? change(one) : one)) }
}

export function findCombatant(state: EncounterState, id: string): CombatantState | undefined {
  return state.combatants.find((one) => one.id === id)
}
