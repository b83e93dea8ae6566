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
 * Negative if `one` comes before `other`: by successes, then advantage, then players first. Manually added slots come last. A combined
 * number would let much advantage outweigh a success.
 */
export function compareSlots(one: SlotState, other: SlotState): number {
  if (!one.initiative || !other.initiative) return (one.initiative ? 0 : 1) - (other.initiative ? 0 : 1)
  const [a, b] = [one.initiative, other.initiative]
  return b.successes - a.successes || b.advantage - a.advantage || sideOrder(one.side) - sideOrder(other.side)
}

const sideOrder = (side: EncounterSide): number => (side === 'players' ? 0 : 1)

/**
 * The initiative of a combatant; `null` before its roll.
 * @example initiativeOf(inOrder(fightOf('KESSA'), 'KESSA'), 'KESSA') // { successes: 1, advantage: 0 }
 */
export function initiativeOf({ slots }: EncounterState, combatantId: string): Initiative | null {
  return slots.find(({ of }) => of === combatantId)?.initiative ?? null
}

/**
 * Gives the combatant's side a slot for its initiative, or moves its existing slot. `id` is for a new slot.
 * @example withInitiative(fightOf('KESSA'), { combatantId: 'KESSA', successes: 2, advantage: 1 }, 'one').state.slots.map(({ id }) => id) // ['one']
 */
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

/** Inserts a slot before the first one that comes after it. A slot that ties comes after slots rolled earlier. */
function inserted(slots: readonly SlotState[], slot: SlotState): SlotState[] {
  const at = slots.findIndex((one) => compareSlots(slot, one) < 0)
  return at < 0 ? [...slots, slot] : slots.toSpliced(at, 0, slot)
}

/**
 * Whether players may know of a slot: they know the combatant whose initiative created it, or the slot itself is known.
 * @example
 * const fight = inOrder(fightOf('ghost?'), 'ghost')
 * isOpenSlot(fight, fight.slots[0], knowsIn(fight)) // false
 */
export function isOpenSlot(state: EncounterState, slot: SlotState, knows: (id: string) => boolean): boolean {
  if (slot.side === 'players') return true
  const maker = slot.of === null ? undefined : findCombatant(state, slot.of)
  return maker ? knows(maker.id) : slot.known
}
