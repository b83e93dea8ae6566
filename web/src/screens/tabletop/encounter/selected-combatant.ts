import type { Combatant, Encounter } from '@waybook/contract'

import { combatantOf, currentSlot } from '#parts/encounter/order.ts'
import { Store, useStore } from '#stores/store.ts'

import { selectToken, useSelectedToken } from '../table-context.ts'

/** What the parts of the section about one combatant get. */
export interface SelectedProps {
  readonly encounter: Encounter
  readonly combatant: Combatant
}

/** The last combatant that was chosen in the list. One with a token is selected on the map as well. */
const chosen = new Store<{ readonly id: string | null }>({ id: null })

/** Whom the panel is about: of the selected token, else who was chosen in the list, else whose turn it is. */
export function useSelectedCombatant(encounter: Encounter): Combatant | null {
  const { combatants } = encounter
  const tokenId = useSelectedToken()
  const { id } = useStore(chosen)
  const ofToken = tokenId === null ? null : combatants.find((one) => one.tokenIds.includes(tokenId))
  const acting = combatantOf(encounter, currentSlot(encounter)?.claimedBy ?? null)
  const first = combatants.find(({ side }) => side === 'gameMaster')
  return ofToken ?? combatantOf(encounter, id) ?? acting ?? first ?? combatants[0] ?? null
}

/** Whom the viewer has selected themselves: that of the selected token, or one without a token that was chosen in the list. */
export function useSelectedByHand({ combatants }: Encounter): Combatant | null {
  const tokenId = useSelectedToken()
  const { id } = useStore(chosen)
  const isSelected = (one: Combatant) =>
    tokenId === null ? one.tokenId === null && one.id === id : one.tokenIds.includes(tokenId)
  return combatants.find(isSelected) ?? null
}

export function selectCombatant({ id, tokenId }: Pick<Combatant, 'id' | 'tokenId'>): void {
  chosen.change({ id })
  selectToken(tokenId)
}

/** Forgets who was chosen in the list. */
export function resetSelectedCombatant(): void {
  chosen.change({ id: null })
}

export function deselectCombatant(): void {
  resetSelectedCombatant()
  selectToken(null)
}
