import {
  changed,
  findCombatant,
  refused,
  type Changed,
  type EncounterState,
  type SlotState,
} from './encounter-state.ts'
import { isOpenSlot } from './slots.ts'

/**
 * Takes a slot of this round for a combatant. Only a nemesis takes several; who takes another before acting gives the first back. The unknown
 * take the slots of the unknown only, and the known those of the known, because players would otherwise see turns of nobody.
 * `knows`: whether players know of a combatant.
 */
export function claimed(
  state: EncounterState,
  { slotId, combatantId }: { readonly slotId: string; readonly combatantId: string },
  knows: (id: string) => boolean,
): Changed {
  const slot = state.slots.find(({ id }) => id === slotId)
  const combatant = findCombatant(state, combatantId)
  if (!slot || !combatant) return refused('missing')
  if (slot.side !== combatant.side) return refused('otherSide')
  if (slot.acted) return refused('acted')
  if (slot.claimedBy === combatantId) return changed(state)
  if (slot.claimedBy !== null) return refused('taken')
  if (isOpenSlot(state, slot, knows) !== (combatant.side === 'players' || knows(combatantId)))
    return refused('unknownSlot')
  const isOnce = combatant.kind !== 'nemesis'
  const held = isOnce ? state.slots.filter(({ claimedBy }) => claimedBy === combatantId) : []
  if (held.some(({ acted }) => acted)) return refused('acted')
  return changed({ ...state, slots: state.slots.map((one) => claimedAfter(one, { slotId, combatantId, held })) })
}

function claimedAfter(
  slot: SlotState,
  {
    slotId,
    combatantId,
    held,
  }: { readonly slotId: string; readonly combatantId: string; readonly held: readonly SlotState[] },
): SlotState {
  if (slot.id === slotId) return { ...slot, claimedBy: combatantId }
  return held.includes(slot) ? { ...slot, claimedBy: null } : slot
}

/** Gives back a slot in which nobody has acted. */
export function released(state: EncounterState, slotId: string): Changed {
  const slot = state.slots.find(({ id }) => id === slotId)
  if (!slot) return refused('missing')
  if (slot.acted) return refused('acted')
  if (slot.claimedBy === null) return refused('free')
  return changed({ ...state, slots: state.slots.map((one) => (one === slot ? { ...one, claimedBy: null } : one)) })
}
