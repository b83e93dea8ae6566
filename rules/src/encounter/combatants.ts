import type { CombatantState, EncounterState } from './encounter-state.ts'
import { withoutEmptyPlaces } from './places.ts'
import { isOpenSlot } from './slots.ts'

/** What number combatants are told apart by: those of one character, or of one name. */
function numberedAs({ characterId, name, joinedAs }: CombatantState): string {
  return name ?? characterId ?? joinedAs
}

/**
 * Gives numbers to those that players have come to know, in this order, so that the numbers tell nothing of those that they do not know.
 * Whoever has a number keeps it.
 */
function numbered(state: EncounterState): EncounterState {
  const last = new Map<string, number>()
  for (const one of state.combatants)
    last.set(numberedAs(one), Math.max(last.get(numberedAs(one)) ?? 0, one.number ?? 0))
  const combatants = state.combatants.map((one) => {
    if (!one.known || one.number !== null) return one
    const number = (last.get(numberedAs(one)) ?? 0) + 1
    last.set(numberedAs(one), number)
    return { ...one, number }
  })
  return { ...state, combatants }
}

/**
 * The number of a combatant for the game master, also of those that players do not know, after the known ones; `null` if there is only one of
 * its kind. `forPlayers`: of the known ones only.
 */
export function shownNumber(state: EncounterState, combatant: CombatantState, forPlayers: boolean): number | null {
  const alike = state.combatants.filter((one) => numberedAs(one) === numberedAs(combatant))
  const known = alike.filter(({ number }) => number !== null)
  const most = Math.max(0, ...known.map(({ number }) => number ?? 0))
  const count = forPlayers ? most : Math.max(most, alike.length)
  if (count <= 1) return null
  return combatant.number ?? most + 1 + alike.filter(({ number }) => number === null).indexOf(combatant)
}

export function withCombatants(state: EncounterState, joining: readonly CombatantState[]): EncounterState {
  return numbered({ ...state, combatants: [...state.combatants, ...joining] })
}

/**
 * Takes a combatant out. Its slot stays, for another of its side, unless it has acted in it. `knows`: whether players know of a combatant, and so
 * of its slot.
 */
export function withoutCombatant(state: EncounterState, id: string, knows: (id: string) => boolean): EncounterState {
  const leaving = state.combatants.find((one) => one.id === id)
  if (!leaving) return state
  const slots = state.slots.map((slot) => ({
    ...slot,
    ...(slot.of === id && { of: null, known: knows(id) }),
    ...(slot.claimedBy === id && { claimedBy: null }),
  }))
  return withoutEmptyPlaces({ ...state, slots, combatants: state.combatants.filter((one) => one !== leaving) })
}

/** Shows a combatant to players or hides it from them. Slots are free again whose holders could not have taken them now. */
export function madeKnown(state: EncounterState, id: string, known: boolean): EncounterState {
  const combatants = state.combatants.map((one) => (one.id === id ? { ...one, known } : one))
  const shown = { ...state, combatants }
  const knows = (one: string) => combatants.some((combatant) => combatant.id === one && combatant.known)
  const slots = state.slots.map((slot) => {
    const fits =
      slot.claimedBy === null || slot.side === 'players' || isOpenSlot(shown, slot, knows) === knows(slot.claimedBy)
    return fits ? slot : { ...slot, claimedBy: null }
  })
  return numbered({ ...shown, slots })
}

/** Gives a combatant a name of its own, and the number that it has among those of this name. */
export function renamed(state: EncounterState, id: string, name: string): EncounterState {
  const combatants = state.combatants.map((one) => (one.id === id ? { ...one, name, number: null } : one))
  return numbered({ ...state, combatants })
}
