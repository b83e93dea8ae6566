import {
  changed,
  refused,
  type Changed,
  type EncounterState,
  type PastTurn,
  type SlotState,
} from './encounter-state.ts'
import { isOpenSlot } from './slots.ts'

/** The steps that can be undone. */
const PAST_MAX = 100

/** The encounter after a turn ended. */
export interface TurnEnded {
  readonly state: EncounterState
  /** The round of the turn. */
  readonly round: number
  /** The combatant whose turn ended; `null` if nobody had taken the slot. */
  readonly bearer: string | null
  /** Whether the round ended too. */
  readonly roundEnded: boolean
}

/**
 * Ends a turn: the combatant that took the slot has acted. `from` is the slot whose turn ends. It isn't the current one if players end the
 * turn that they see while an unknown slot before it waits; that slot is skipped. A round ends with the last slot that players know.
 * Unknown slots after it act before the first slot of the next round, so players never wait between rounds.
 * @example turnEnded(inOrder(fightOf('KESSA', 'wolf'), 'KESSA', 'wolf'), () => true).state.turn // 'slot KESSA'
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
  // Players immediately see the turn of the next slot that they know.
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
 * A combatant that players came to know during its turn in the lead, or after it, gets another turn at its place in the visible order. If
 * players came to know it after the turn, it counts as having acted until its slot comes.
 */
function afterTurn(slot: SlotState, isFree: boolean): SlotState {
  return isFree ? free(slot) : { ...slot, acted: slot.claimedBy !== null }
}

const free = (slot: SlotState): SlotState => ({ ...slot, claimedBy: null, acted: false })

/** The index of the last slot that players know, or of the last slot if they know none. */
function lastOpen(state: EncounterState, knows: (id: string) => boolean): number {
  const last = state.slots.findLastIndex((slot) => isOpenSlot(state, slot, knows))
  return last < 0 ? state.slots.length - 1 : last
}

/** Clears claims for a new round; the order stays. Unknown slots at the end of the order keep their claims until their turn. */
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

/**
 * Returns to the turn before. Restores its claims if a round has begun since. Ended conditions stay ended.
 * @example turnedBack(fightOf('KESSA')) // { ok: false, why: 'first' }
 */
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
