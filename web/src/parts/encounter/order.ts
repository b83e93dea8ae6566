import type { Combatant, Encounter, EncounterSide, Slot } from '@waybook/contract'
import { turns } from '@waybook/messages/turns'

type Order = Pick<Encounter, 'slots' | 'combatants' | 'turn' | 'round'>

/** The current slot; `null` before the first, or if the viewer doesn't know whose turn it is. */
export function currentSlot({ slots, turn }: Pick<Order, 'slots' | 'turn'>): Slot | null {
  return slots.find(({ id }) => id === turn) ?? null
}

export function combatantOf({ combatants }: Pick<Order, 'combatants'>, id: string | null): Combatant | null {
  return combatants.find((one) => one.id === id) ?? null
}

/**
 * The combatants who may take a slot. They are on its side, have not fallen, and have no other slot in this round unless they are a nemesis. On the
 * game master's side, combatants that players don't know take exactly the slots that players don't see.
 */
export function mayTake(
  { slots, combatants }: Pick<Order, 'slots' | 'combatants'>,
  { side, known }: Slot,
): Combatant[] {
  const taken = new Set(slots.map(({ claimedBy }) => claimedBy))
  const isFree = ({ id, kind }: Combatant) => kind === 'nemesis' || !taken.has(id)
  const isSeenAlike = (one: Combatant) => side === 'players' || one.known === known
  return combatants.filter((one) => one.side === side && isSeenAlike(one) && !one.fallen && isFree(one))
}

/** The number of slots after the current one in this round. */
export function slotsToGo({ slots, turn }: Pick<Order, 'slots' | 'turn'>): number {
  const place = slots.findIndex(({ id }) => id === turn)
  return place === -1 ? 0 : slots.length - place - 1
}

/** Getters, so that each name is in the current language. */
export const sideNames: Readonly<Record<EncounterSide, string>> = {
  get players() {
    return turns.slot({ side: 'players' })
  },
  get gameMaster() {
    return turns.slot({ side: 'gameMaster' })
  },
}

/** The first name of a party member, and the whole name of anyone else. */
export function shortName({ kind, name }: Pick<Combatant, 'kind' | 'name'>): string {
  return (kind === 'character' && name.split(' ', 1)[0]) || name
}

/** The names in a list, such as "Kessa, Pell or Tavi". */
export function namesOf(combatants: readonly Combatant[]): string {
  const names = combatants.map(shortName)
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : turns.either({ one: names.slice(0, -1).join(', '), another: last })
}

/** Says whose turn it is, such as "Round 2. Kessa’s turn." `ownId` is the viewer’s own combatant. */
export function turnText(order: Order, ownId: string | null): string {
  const { round } = order
  if (round === 0) return turns.notBegun()
  const slot = currentSlot(order)
  if (!slot) return turns.roundSomebodyElse({ round })
  const who = combatantOf(order, slot.claimedBy)
  if (who) return who.id === ownId ? turns.roundYours({ round }) : turns.roundOf({ round, name: shortName(who) })
  const names = namesOf(mayTake(order, slot))
  const { side } = slot
  return names === '' ? turns.roundSlot({ round, side }) : turns.roundSlotFor({ round, side, names })
}

/** The label of a slot for screen readers, such as "Party slot, Kessa Vane, has acted". */
export function slotLabel(order: Order, slot: Slot): string {
  const who = combatantOf(order, slot.claimedBy)
  const state = slot.acted ? turns.hasActed() : slot.id === order.turn ? turns.now() : null
  const seen = slot.known ? null : turns.hidden()
  return [sideNames[slot.side], who?.name ?? turns.open(), state, seen].filter((part) => part !== null).join(', ')
}
