import type { RangeBand } from '../attack/difficulty.ts'
import type { Die } from '../dice/die.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'

type CombatantKind = 'character' | 'minions' | 'rival' | 'nemesis'
export type EncounterSide = 'players' | 'gameMaster'

/** How a condition changes the checks of its bearer. */
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
  /** The Force dice that it holds while it lasts. */
  readonly force?: number | undefined
  /** Whether it is a damage to a vehicle, which Mechanics repairs. */
  readonly mechanical?: boolean | undefined
  /** Its other effects, as lines in the notation of effects. */
  readonly effect?: readonly string[] | undefined
}

/** Wounds, strain and their thresholds. A group of minions has one sum of each. */
export interface Points {
  readonly wounds: number
  readonly woundThreshold: number
  readonly strain: number
  /** `null` if strain is suffered as wounds. */
  readonly strainThreshold: number | null
}

/** The points and defenses of a combatant that doesn't use its character's. */
export interface OwnFigures extends Points {
  readonly soak: number
  readonly meleeDefence: number
  readonly rangedDefence: number
  readonly adversary: number
}

/** Where somebody is aboard. `vehicle`: the id of its combatant. */
export interface Aboard {
  readonly vehicle: string
  readonly role: 'driver' | 'gunner' | 'crew'
}

export interface CombatantState {
  readonly id: string
  readonly kind: CombatantKind
  readonly side: EncounterSide
  readonly characterId: string | null
  /** A name given in the encounter; `null` if it uses the character's name. */
  readonly name: string | null
  /** The character's name when it joined, in case the character is deleted. */
  readonly joinedAs: string
  /** Its number among combatants of the same character or name; `null` if players have never known of it. */
  readonly number: number | null
  /** Its tokens: at most one per minion of a group, and at most one for others. */
  readonly tokenIds: readonly string[]
  /** Whether players may know that it takes part. */
  readonly known: boolean
  /** `null` if it uses its character's points and conditions. */
  readonly own: OwnFigures | null
  /** The size of a group of minions at the start, and the wounds that take one down; `null` if it isn't a group. */
  readonly group: { readonly size: number; readonly unit: number } | null
  /** Left out for people. */
  readonly vehicle?: Vehicle
  /** The speed of a vehicle now; left out while it stands. */
  readonly speed?: number
  /** The vehicle that it is aboard of. */
  readonly aboard?: Aboard
  /** Empty if it uses its character's conditions. */
  readonly conditions: readonly Condition[]
  /** The turns that its conditions still last, by name. */
  readonly countdown: Readonly<Record<string, number>>
  /** The last round that its conditions counted. */
  readonly counted: number
  /** The group in which it stands. Combatants with the same value are engaged. */
  readonly place: string
}

/** The result of an initiative roll. */
export interface Initiative {
  readonly successes: number
  readonly advantage: number
  /** Set by the game master. An initiative roll that was requested earlier doesn't replace it. */
  readonly byHand?: true | undefined
}

export interface SlotState {
  readonly id: string
  readonly side: EncounterSide
  /** `null` for a manually added slot, which comes after the rolled ones. */
  readonly initiative: Initiative | null
  /** The combatant whose initiative created it; `null` if it was added manually, or the combatant has left. */
  readonly of: string | null
  /** Whether players may know of the slot if it has no combatant. */
  readonly known: boolean
  readonly claimedBy: string | null
  readonly acted: boolean
}

/** The distance between two places, unless it is the default. */
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
  /** The slots whose combatant had acted. */
  readonly acted: readonly string[]
  /** The holder of each slot, if the step after it began a round. */
  readonly claims: Readonly<Record<string, string>> | null
}

/** The stored encounter, including everything that players may not see. */
export interface EncounterState {
  readonly title: string
  readonly sceneId: string | null
  /** 0 until the first round begins. */
  readonly round: number
  /** The id of a slot. */
  readonly turn: string | null
  /** Slots at the end of the order that act before the first slot of this round, because players didn't know of them when it began. */
  readonly lead: readonly string[]
  /** In the order of initiative. */
  readonly slots: readonly SlotState[]
  readonly combatants: readonly CombatantState[]
  readonly ranges: readonly RangeState[]
  /** Oldest first. */
  readonly past: readonly PastTurn[]
}

/** The encounter after a change, or the reason for refusing the change. */
export type Changed =
  | { readonly ok: true; readonly state: EncounterState }
  | { readonly ok: false; readonly why: EncounterFailure }

/**
 * Why a change is refused:
 * - `missing`: the combatant or slot doesn't exist.
 * - `taken`: somebody has the slot.
 * - `acted`: the turn in the slot is over.
 * - `otherSide`: the slot belongs to the other side.
 * - `unknownSlot`: players know only the slot or only the combatant.
 * - `free`: nobody has the slot.
 * - `noSlots`: the order has no slots.
 * - `first`: there is no earlier turn.
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

/**
 * The encounter with one combatant changed.
 * @example withCombatant(fightOf('KESSA'), 'KESSA', (one) => ({ ...one, name: 'Kessa' })).combatants[0].name // 'Kessa'
 */
export function withCombatant(
  state: EncounterState,
  id: string,
  change: (combatant: CombatantState) => CombatantState,
): EncounterState {
  return { ...state, combatants: state.combatants.map((one) => (one.id === id ? change(one) : one)) }
}

/**
 * @example findCombatant(fightOf('KESSA'), 'KESSA').side // 'players'
 */
export function findCombatant(state: EncounterState, id: string): CombatantState | undefined {
  return state.combatants.find((one) => one.id === id)
}
