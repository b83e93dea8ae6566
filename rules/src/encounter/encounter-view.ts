import { shownNumber } from './combatants.ts'
import type { CombatantState, EncounterState, RangeState, SlotState } from './encounter-state.ts'
import { bandOfPlaces } from './places.ts'
import { isOpenSlot } from './slots.ts'

/** The part of an encounter that a viewer may know of. The id of a group is the id of its first visible combatant. */
export interface EncounterView {
  readonly round: number
  readonly turn: string | null
  readonly slots: readonly SlotState[]
  readonly combatants: readonly (CombatantState & { readonly shownNumber: number | null })[]
  readonly engagements: readonly { readonly id: string; readonly members: readonly string[] }[]
  readonly ranges: readonly RangeState[]
}

/**
 * The encounter without the slots, places and numbers of combatants that the viewer doesn't know. `knows` is `null` for a viewer who knows
 * all.
 * @example viewOf(fightOf('KESSA', 'ghost?'), (id) => id !== 'ghost').combatants.map(({ id }) => id) // ['KESSA']
 */
export function viewOf(state: EncounterState, knows: ((id: string) => boolean) | null): EncounterView {
  const isKnown = knows ?? (() => true)
  const combatants = state.combatants.filter(({ id }) => isKnown(id))
  const slots = state.slots.filter((slot) => !knows || isOpenSlot(state, slot, knows))
  const places = [...Map.groupBy(combatants, ({ place }) => place)]
  const groups = places.map(([place, members]) => ({ place, members: members.map(({ id }) => id) }))
  const engagements = groups.map(({ members }) => ({ id: members[0] ?? '', members }))
  return {
    round: state.round,
    turn: knows ? nextKnownTurn(state, slots) : state.turn,
    slots: slots.map((slot) => withoutUnknown(slot, isKnown)),
    combatants: combatants.map((one) => ({
      ...withoutUnknownVehicle(one, isKnown),
      shownNumber: shownNumber(state, one, knows !== null),
    })),
    engagements,
    ranges: groups.flatMap((one, index) =>
      groups.slice(index + 1).map((other) => ({
        a: one.members[0] ?? '',
        b: other.members[0] ?? '',
        band: bandOfPlaces(state, one.place, other.place),
      })),
    ),
  }
}

/** While an unknown combatant acts, the viewer sees the turn of the next slot that they know. */
function nextKnownTurn({ slots, turn }: EncounterState, known: readonly SlotState[]): string | null {
  const at = slots.findIndex(({ id }) => id === turn)
  if (at < 0) return null
  return [...slots.slice(at), ...slots.slice(0, at)].find((slot) => known.includes(slot))?.id ?? null
}

function withoutUnknownVehicle(one: CombatantState, isKnown: (id: string) => boolean): CombatantState {
  if (!one.aboard || isKnown(one.aboard.vehicle)) return one
  const { aboard: _hidden, ...rest } = one
  return rest
}

function withoutUnknown(slot: SlotState, isKnown: (id: string) => boolean): SlotState {
  return slot.claimedBy === null || isKnown(slot.claimedBy) ? slot : { ...slot, claimedBy: null, acted: false }
}
