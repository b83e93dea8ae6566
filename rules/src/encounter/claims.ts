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
 * Takes a slot of this round for a combatant. A combatant who takes another slot before acting gives the first one back; only a nemesis may
 * have several. Combatants unknown to players take slots unknown to players, and known ones take known ones. Otherwise players would see
 * turns of nobody.
 * @example
 * const fight = inOrder(fightOf('KESSA', 'wolf'), 'KESSA', 'wolf')
 * claimed(fight, { slotId: 'slot KESSA', combatantId: 'KESSA' }, knowsIn(fight)).state.slots[0].claimedBy // 'KESSA'
 * claimed(fight, { slotId: 'slot wolf', combatantId: 'KESSA' }, knowsIn(fight)) // { ok: false, why: 'otherSide' }
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

/**
 * Gives back a slot in which nobody has acted.
 * @example released(inOrder(fightOf('KESSA'), 'KESSA'), 'slot KESSA') // { ok: false, why: 'free' }
 */
export function released(state: EncounterState, slotId: string): Changed {
  const slot = state.slots.find(({ id }) => id === slotId)
  if (!slot) return refused('missing')
  if (slot.acted) return refused('acted')
  if (slot.claimedBy === null) return refused('free')
  return changed({ ...state, slots: state.slots.map((one) => (one === slot ? { ...one, claimedBy: null } : one)) })
}
