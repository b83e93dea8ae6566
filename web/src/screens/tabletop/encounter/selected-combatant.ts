import type { Combatant, Encounter } from '@waybook/contract'

import { combatantOf, currentSlot } from '#parts/encounter/order.ts'

import { selectToken, useSelectedToken, useTable, useTableState } from '../table-context.ts'

/** The props of the parts of a combatant's section. */
export interface SelectedProps {
  readonly encounter: Encounter
  readonly combatant: Combatant
}

/** The combatant that the panel shows: the selected token's, else the one chosen in the list, else the one whose turn it is. */
export function useSelectedCombatant(encounter: Encounter): Combatant | null {
  const { combatants } = encounter
  const tokenId = useSelectedToken()
  const id = useTableState(({ combatantId }) => combatantId)
  const ofToken = tokenId === null ? null : combatants.find((one) => one.tokenIds.includes(tokenId))
  const acting = combatantOf(encounter, currentSlot(encounter)?.claimedBy ?? null)
  const first = combatants.find(({ side }) => side === 'gameMaster')
  return ofToken ?? combatantOf(encounter, id) ?? acting ?? first ?? combatants[0] ?? null
}

/** The combatant that the viewer selected: the selected token's, or one without a token chosen in the list. */
export function useSelectedByViewer({ combatants }: Encounter): Combatant | null {
  const tokenId = useSelectedToken()
  const id = useTableState(({ combatantId }) => combatantId)
  const isSelected = (one: Combatant) =>
    tokenId === null ? one.tokenId === null && one.id === id : one.tokenIds.includes(tokenId)
  return combatants.find(isSelected) ?? null
}

/** Returns a function that selects a combatant and its token; `null` clears the selection. */
export function useSelectCombatant(): (combatant: Pick<Combatant, 'id' | 'tokenId'> | null) => void {
  const { state } = useTable()
  return (combatant) => {
    state.change({ combatantId: combatant?.id ?? null })
    selectToken(state, combatant?.tokenId ?? null)
  }
}
