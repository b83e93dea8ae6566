import { withoutVehicle } from './crew.ts'
import { findCombatant, withCombatant, type CombatantState, type EncounterState } from './encounter-state.ts'
import { withoutEmptyPlaces } from './places.ts'
import { isOpenSlot } from './slots.ts'

/** Combatants with the same character or name share this value and are numbered: Raider 1, Raider 2. */
function numberedAs({ characterId, name, joinedAs }: CombatantState): string {
  return name ?? characterId ?? joinedAs
}

/**
 * Numbers combatants in the order in which players come to know them, so the numbers reveal nothing about unknown ones. A combatant keeps
 * its number.
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
 * The number of a combatant on screen; `null` for the only one of its kind. Hiding a combatant moves the following ones up: 1, 2, 3 and 2
 * hides -> 1, 2. The game master sees the unknown numbered after the known. `forPlayers` counts only the known.
 * @example
 * const fight = withCombatants(fightOf(), fightOf('raider', 'raider?').combatants)
 * shownNumber(fight, fight.combatants[1], false) // 2
 * shownNumber(fight, fight.combatants[0], true) // null
 */
export function shownNumber(state: EncounterState, combatant: CombatantState, forPlayers: boolean): number | null {
  const alike = state.combatants.filter((one) => numberedAs(one) === numberedAs(combatant))
  const unknown = alike.filter(({ known }) => !known)
  const isHiddenBefore = (number: number) => (one: CombatantState) => one.number !== null && one.number < number
  const movedUp = ({ number }: CombatantState) =>
    number === null ? 0 : number - unknown.filter(isHiddenBefore(number)).length
  const most = Math.max(0, ...alike.filter(({ known }) => known).map(movedUp))
  const count = forPlayers ? most : Math.max(most, alike.length)
  if (count <= 1) return null
  return combatant.known ? movedUp(combatant) : most + 1 + unknown.indexOf(combatant)
}

/**
 * Updates the numbers when a combatant leaves its kind. After a hidden one, the others move up for good, because players already see them
 * moved up. A known one leaves a gap, so the others keep their numbers.
 */
function withoutNumberOf(state: EncounterState, leaving: CombatantState): EncounterState {
  const { known, number: freed } = leaving
  if (known || freed === null) return state
  const movedUp = (one: CombatantState) =>
    numberedAs(one) === numberedAs(leaving) && one.number !== null && one.number > freed
      ? { ...one, number: one.number - 1 }
      : one
  return { ...state, combatants: state.combatants.map(movedUp) }
}

/**
 * @example withCombatants(fightOf('KESSA'), fightOf('wolf').combatants).combatants.map(({ id }) => id) // ['KESSA', 'wolf']
 */
export function withCombatants(state: EncounterState, joining: readonly CombatantState[]): EncounterState {
  return numbered({ ...state, combatants: [...state.combatants, ...joining] })
}

/**
 * Removes a combatant. Its slot stays for others of its side, unless it has acted in it. `knows`: whether players know of a combatant, and
 * therefore of its slot.
 * @example withoutCombatant(fightOf('KESSA', 'wolf'), 'wolf', () => true).combatants.map(({ id }) => id) // ['KESSA']
 */
export function withoutCombatant(state: EncounterState, id: string, knows: (id: string) => boolean): EncounterState {
  const leaving = findCombatant(state, id)
  if (!leaving) return state
  const slots = state.slots.map((slot) => ({
    ...slot,
    ...(slot.of === id && { of: null, known: knows(id) }),
    ...(slot.claimedBy === id && { claimedBy: null }),
  }))
  const { combatants } = withoutVehicle(withoutNumberOf(state, leaving), id)
  return withoutEmptyPlaces({ ...state, slots, combatants: combatants.filter((one) => one.id !== id) })
}

/**
 * Shows a combatant to players or hides it from them. A slot becomes free if its holder could no longer take it.
 * @example madeKnown(fightOf('ghost?'), 'ghost', true).combatants[0].known // true
 */
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

/**
 * Gives a combatant a name, and a number among combatants of that name.
 * @example renamed(fightOf('wolf'), 'wolf', 'Grim').combatants[0].name // 'Grim'
 */
export function renamed(state: EncounterState, id: string, name: string): EncounterState {
  const one = findCombatant(state, id)
  if (!one) return state
  return numbered(withCombatant(withoutNumberOf(state, one), id, (before) => ({ ...before, name, number: null })))
}
