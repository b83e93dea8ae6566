import {
  changed,
  refused,
  type Changed,
  type EncounterState,
  type PastTurn,
  type SlotState,
} from './encounter-state.ts'
import { isOpenSlot } from './slots.ts'

/** More than anybody goes back. */
const PAST_MAX = 100

/** What a step of the order has ended. */
export interface TurnEnded {
  readonly state: EncounterState
  /** The round that it belonged to. */
  readonly round: number
  /** Whose turn it was; `null` if nobody had taken the slot. */
  readonly bearer: string | null
  /** Whether a round has ended with it. */
  readonly roundEnded: boolean
}

/**
 * Ends the turn: who took the slot has acted. `from`: whose turn ends, if it is not the current one: players end theirs while one that they do not
 * know of is waiting before it, which is then passed over. A round ends with the last slot that players know of: those after it that they do not
 * know of act before the first slot of the next round, so that nothing happens for players between two rounds.
 */
export function turnEnded(
  state: EncounterState,
  knows: (id: string) => boolean,
  from: string | null = state.turn,
): TurnEnded | null {
  const [first] = state.slots
  if (!first) return null
  const { round } = state
  const at = state.slots.findIndex(({ id }) => id === from)
  const ending = state.slots[at]
  const past = [...state.past, pastOf(state)].slice(-PAST_MAX)
  if (!ending) {
    const begun = { ...state, past, round: Math.max(round, 1), turn: first.id }
    return { state: begun, round, bearer: null, roundEnded: false }
  }
  const isLead = state.lead.includes(ending.id)
  const knowsSlot = isOpenSlot(state, ending, knows)
  const following = [...state.slots.slice(at + 1), ...state.slots.slice(0, at)]
  const coming = following[0] ?? first
  // Players see the turn of the next slot that they know at once.
  const seen = knowsSlot ? following.find((one) => isOpenSlot(state, one, knows)) : undefined
  const slots = state.slots.map((one) => {
    if (one === ending) return afterTurn(one, isLead && knowsSlot)
    return (one === coming || one === seen) && one.acted ? free(one) : one
  })
  const last = lastOpen(state, knows)
  const roundEnded = !isLead && at >= last
  const lead = isLead ? state.lead.filter((id) => id !== ending.id) : []
  const after = { ...state, slots, turn: coming.id, lead, past }
  const next = roundEnded ? nextRound(after, last, pastOf(state, true)) : after
  return { state: next, round, bearer: ending.claimedBy, roundEnded }
}

/**
 * One whom players have come to know in a turn before those of the round, or after it, has another turn in it, in the order that they see. In the second
 * case it counts as having acted until its slot comes.
 */
function afterTurn(slot: SlotState, isFree: boolean): SlotState {
  return isFree ? free(slot) : { ...slot, acted: slot.claimedBy !== null }
}

const free = (slot: SlotState): SlotState => ({ ...slot, claimedBy: null, acted: false })

/** The last slot of all if players know of none. */
function lastOpen(state: EncounterState, knows: (id: string) => boolean): number {
  const last = state.slots.findLastIndex((slot) => isOpenSlot(state, slot, knows))
  return last < 0 ? state.slots.length - 1 : last
}

/** Claims end with the round; the order stays. Slots that players do not know of at the end of the order keep theirs until they come. */
function nextRound(state: EncounterState, last: number, past: PastTurn): EncounterState {
  const cleared = (slot: SlotState, index: number) => {
    const waits = index > last && !slot.acted
    return waits ? slot : free(slot)
  }
  return {
    ...state,
    round: state.round + 1,
    lead: state.slots.slice(last + 1).map(({ id }) => id),
    slots: state.slots.map(cleared),
    past: [...state.past.slice(0, -1), past],
  }
}

function pastOf({ round, turn, lead, slots }: EncounterState, withClaims = false): PastTurn {
  const claims = slots.flatMap(({ id, claimedBy }) => (claimedBy === null ? [] : [[id, claimedBy] as const]))
  return {
    round,
    turn,
    lead,
    acted: slots.filter(({ acted }) => acted).map(({ id }) => id),
    claims: withClaims ? Object.fromEntries(claims) : null,
  }
}

/** Returns to the turn before, and if a round has begun since, to its claims. Conditions that have ended stay ended. */
export function turnedBack(state: EncounterState): Changed {
  const past = state.past.at(-1)
  if (!past) return refused('first')
  const isHere = (id: string | null | undefined) => state.combatants.some((one) => one.id === id)
  const before = (slot: SlotState): SlotState => {
    const claimedBy = past.claims ? (past.claims[slot.id] ?? null) : slot.claimedBy
    return { ...slot, claimedBy: isHere(claimedBy) ? claimedBy : null, acted: past.acted.includes(slot.id) }
  }
  const hasSlot = state.slots.some(({ id }) => id === past.turn)
  return changed({
    ...state,
    round: past.round,
    lead: past.lead,
    turn: hasSlot || past.turn === null ? past.turn : (state.slots[0]?.id ?? null),
    slots: state.slots.map(before),
    past: state.past.slice(0, -1),
  })
}
