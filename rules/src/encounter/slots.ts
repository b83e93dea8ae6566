import {
  changed,
  findCombatant,
  refused,
  type Changed,
  type EncounterSide,
  type EncounterState,
  type Initiative,
  type SlotState,
} from './encounter-state.ts'

/**
 * Negative if `one` comes before `other`: by successes, then advantage, then players first. Slots that were added by hand come last.
 * Compared in this order and not as one number, because any amount of advantage counts less than one success.
 */
export function compareSlots(one: SlotState, other: SlotState): number {
  if (!one.initiative || !other.initiative) return (one.initiative ? 0 : 1) - (other.initiative ? 0 : 1)
  const [a, b] = [one.initiative, other.initiative]
  return b.successes - a.successes || b.advantage - a.advantage || sideOrder(one.side) - sideOrder(other.side)
}

const sideOrder = (side: EncounterSide): number => (side === 'players' ? 0 : 1)

/** What the initiative of a combatant came to; `null` without a result. */
export function initiativeOf({ slots }: EncounterState, combatantId: string): Initiative | null {
  return slots.find(({ of }) => of === combatantId)?.initiative ?? null
}

/** Gives the side of a combatant a slot for its initiative, or moves the one that it has. `id`: of a new slot. */
export function withInitiative(
  state: EncounterState,
  { combatantId, ...initiative }: Initiative & { readonly combatantId: string },
  id: string,
): Changed {
  const combatant = findCombatant(state, combatantId)
  if (!combatant) return refused('missing')
  const { side, known } = combatant
  const fresh = { id, side, known, of: combatantId, claimedBy: null, acted: false, initiative }
  const slot = { ...(state.slots.find(({ of }) => of === combatantId) ?? fresh), initiative }
  return changed({
    ...state,
    slots: inserted(
      state.slots.filter((one) => one.id !== slot.id),
      slot,
    ),
  })
}

/** Before the first slot that comes after it: of equal ones, who rolled first comes first. */
function inserted(slots: readonly SlotState[], slot: SlotState): SlotState[] {
  const at = slots.findIndex((one) => compareSlots(slot, one) < 0)
  return at < 0 ? [...slots, slot] : slots.toSpliced(at, 0, slot)
}

/** Whether players may know of a slot: whose initiative made it is known, or it is open by itself. */
export function isOpenSlot(state: EncounterState, slot: SlotState, knows: (id: string) => boolean): boolean {
  if (slot.side === 'players') return true
  const maker = slot.of === null ? undefined : findCombatant(state, slot.of)
  return maker ? knows(maker.id) : slot.known
}
