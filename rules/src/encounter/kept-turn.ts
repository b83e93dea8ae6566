import { changed, refused, type Changed, type EncounterSide, type EncounterState } from './encounter-state.ts'
import { viewOf } from './encounter-view.ts'
import { isOpenSlot } from './slots.ts'

type Knows = (id: string) => boolean

const placeOf = ({ slots }: EncounterState, slot: string | null) => slots.findIndex(({ id }) => id === slot)

/**
 * The turn after slots were added or moved: it stays the one that players see. While somebody acts whom they do not know, it would otherwise come
 * to another, and so tell of them; that one is passed over then. If the order was empty, the first slot in it has the turn, as it would have for
 * players if there were one that they do not know of. If players saw an empty order, the first slot that they see has the turn.
 */
export function turnKept(before: EncounterState, after: EncounterState, knows: Knows): EncounterState {
  const [first] = after.slots
  if (before.round > 0 && after.turn === null && first) return { ...after, turn: first.id }
  const seen = viewOf(before, knows).turn
  const [firstSeen] = viewOf(after, knows).slots
  if (before.round > 0 && seen === null && firstSeen) return { ...after, turn: firstSeen.id }
  const isAhead = (state: EncounterState) => placeOf(state, state.turn) <= placeOf(state, seen)
  const isSame = viewOf(after, knows).turn === seen && isAhead(before) === isAhead(after)
  return isSame || placeOf(after, seen) < 0 ? after : { ...after, turn: seen }
}

/** Adds a slot at the end, by hand. */
export function withSlot(
  state: EncounterState,
  { id, side, known }: { readonly id: string; readonly side: EncounterSide; readonly known: boolean },
  knows: Knows,
): EncounterState {
  const slot = { id, side, known, of: null, initiative: null, claimedBy: null, acted: false }
  return turnKept(state, { ...state, slots: [...state.slots, slot] }, knows)
}

/**
 * Takes a slot out of the order. If it is its turn, also as players see it, the next slot's turn comes; that of the last one, or of the last that
 * players know, goes to the one before it.
 */
export function withoutSlot(state: EncounterState, id: string, knows: Knows): Changed {
  const at = placeOf(state, id)
  const removed = state.slots[at]
  if (!removed) return refused('missing')
  const after = { ...state, slots: state.slots.toSpliced(at, 1) }
  const isOpen = (slot: EncounterState['slots'][number]) => isOpenSlot(state, slot, knows)
  if (id === viewOf(state, knows).turn) {
    const next = state.slots.slice(at + 1).find(isOpen) ?? state.slots.slice(0, at).findLast(isOpen)
    if (next) return changed({ ...after, turn: next.id })
  }
  const next = state.slots[at + 1] ?? state.slots[at - 1]
  return changed(turnKept(state, state.turn === id ? { ...after, turn: next?.id ?? null } : after, knows))
}
