import type { Combatant, Encounter, EncounterSide, Slot } from '@waybook/contract'

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

export const sideNames: Readonly<Record<EncounterSide, string>> = {
  players: 'Party slot',
  gameMaster: 'Game master’s slot',
}

/** The first name of a party member, and the whole name of anyone else. */
export function shortName({ kind, name }: Pick<Combatant, 'kind' | 'name'>): string {
  return (kind === 'character' && name.split(' ', 1)[0]) || name
}

/** The names in a list, such as "Kessa, Pell or Tavi". */
export function namesOf(combatants: readonly Combatant[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(combatants.map(shortName))
}

/** Says whose turn it is, such as "Round 2. Kessa’s turn." `ownId` is the viewer’s own combatant. */
export function turnText(order: Order, ownId: string | null): string {
  if (order.round === 0) return 'The first round has not begun.'
  const slot = currentSlot(order)
  if (!slot) return `Round ${order.round}. Somebody else’s turn.`
  const who = combatantOf(order, slot.claimedBy)
  if (who) return `Round ${order.round}. ${who.id === ownId ? 'Your' : `${shortName(who)}’s`} turn.`
  const names = namesOf(mayTake(order, slot))
  return `Round ${order.round}. ${sideNames[slot.side]}.${names === '' ? '' : ` ${names} may take it.`}`
}

/** The label of a slot for screen readers, such as "Party slot, Kessa Vane, has acted". */
export function slotLabel(order: Order, slot: Slot): string {
  const who = combatantOf(order, slot.claimedBy)
  const state = slot.acted ? 'has acted' : slot.id === order.turn ? 'now' : null
  const seen = slot.known ? null : 'hidden from players'
  return [sideNames[slot.side], who?.name ?? 'open', state, seen].filter((part) => part !== null).join(', ')
}
