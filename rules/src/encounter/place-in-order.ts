import { findCombatant, type EncounterState } from './encounter-state.ts'
import { isOpenSlot } from './slots.ts'

/** A place in the order of initiative, from 1, among `of` slots. */
export interface OrderPlace {
  readonly place: number
  readonly of: number
}

/**
 * The place of a combatant's slot, among the slots that exist for somebody; `null` without a slot. `knows`: the combatants that they know; `null` for all.
 * @example
 * const fight = inOrder(fightOf('ghost?', 'KESSA'), 'ghost', 'KESSA')
 * placeInOrder(fight, 'KESSA', null) // { place: 2, of: 2 }
 * placeInOrder(fight, 'KESSA', knowsIn(fight)) // { place: 1, of: 1 }
 */
export function placeInOrder(
  state: EncounterState,
  combatantId: string,
  knows: ((id: string) => boolean) | null,
): OrderPlace | null {
  const slots = state.slots.filter((slot) => !knows || isOpenSlot(state, slot, knows))
  const index = slots.findIndex(({ of }) => of === combatantId)
  return index === -1 ? null : { place: index + 1, of: slots.length }
}

/**
 * The combatant whose initiative a character rolls.
 * @example rollerIn(fightOf('KESSA'), 'characters/odo') // undefined
 */
export function rollerIn({ combatants }: EncounterState, characterId: string) {
  return combatants.find((one) => one.own === null && one.characterId === characterId)
}

/**
 * The result of a roll for initiative in words.
 * @example placeWords({ place: 2, of: 5 }) // '2nd of 5 in the order'
 */
export function placeWords(place: OrderPlace | null): string {
  return place ? `${ordinal(place.place)} of ${place.of} in the order` : 'Rolled'
}

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const suffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ordinal = (place: number) => `${place}${suffixes[ordinals.select(place)] ?? 'th'}`
