import { changed, refused, type Changed, type EncounterSide, type EncounterState } from './encounter-state.ts'
import { viewOf } from './encounter-view.ts'
import { isOpenSlot } from './slots.ts'

type Knows = (id: string) => boolean

const placeOf = ({ slots }: EncounterState, slot: string | null) => slots.findIndex(({ id }) => id === slot)

/**
 * Sets the turn after slots were added or moved. The turn that players see stays. While an unknown combatant acts, a new slot could
 * otherwise get the turn, which would reveal that combatant; such a slot is skipped. In an order that was empty, or empty for players, the
 * first (visible) slot gets the turn.
 * @example
 * const fight = { ...fightOf('KESSA'), round: 1 }
 * turnHeld(fight, inOrder(fight, 'KESSA'), () => true).turn // 'slot KESSA'
 */
export function turnHeld(before: EncounterState, after: EncounterState, knows: Knows): EncounterState {
  const [first] = after.slots
  if (before.round > 0 && after.turn === null && first) return { ...after, turn: first.id }
  const seen = viewOf(before, knows).turn
  const [firstSeen] = viewOf(after, knows).slots
  if (before.round > 0 && seen === null && firstSeen) return { ...after, turn: firstSeen.id }
  const isAhead = (state: EncounterState) => placeOf(state, state.turn) <= placeOf(state, seen)
  const isSame = viewOf(after, knows).turn === seen && isAhead(before) === isAhead(after)
  return isSame || placeOf(after, seen) < 0 ? after : { ...after, turn: seen }
}

/**
 * Adds a slot manually, at the end.
 * @example withSlot(fightOf('KESSA'), { id: 'extra', side: 'players', known: true }, () => true).slots.map(({ id }) => id) // ['extra']
 */
export function withSlot(
  state: EncounterState,
  { id, side, known }: { readonly id: string; readonly side: EncounterSide; readonly known: boolean },
  knows: Knows,
): EncounterState {
  const slot = { id, side, known, of: null, initiative: null, claimedBy: null, acted: false }
  return turnHeld(state, { ...state, slots: [...state.slots, slot] }, knows)
}

/**
 * Removes a slot. If it had the turn, or players saw it have the turn, the next slot gets the turn. Without a next slot, the one before
 * gets it.
 * @example withoutSlot(inOrder(fightOf('KESSA'), 'KESSA'), 'slot KESSA', () => true).state.slots // []
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
  return changed(turnHeld(state, state.turn === id ? { ...after, turn: next?.id ?? null } : after, knows))
}
