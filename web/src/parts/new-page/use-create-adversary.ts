import { LIST_LONG_PAGE, type EntityCard } from '@waybook/contract'
import { isWeaponType, type AdversaryWeapon } from '@waybook/rules'

import { useOperation } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'

import { newPageText, newWeaponText, type NewAdversary, type NewPage } from './page-template.ts'

/** An adversary as the game master chose it. */
export interface AdversaryPage extends Omit<NewPage, 'type' | 'adversary'> {
  readonly adversary: Omit<NewAdversary, 'weaponId'>
  /** A weapon that gets a page, the id of a weapon that has one, or no weapon. */
  readonly weapon: AdversaryWeapon | string | null
}

/** An adversary that can still be changed, before it has a name. */
export type AdversaryDraft = Pick<AdversaryPage, 'adversary' | 'weapon'>

/** The campaign's weapons; empty while loading. */
export function useCampaignWeapons(): readonly EntityCard[] {
  const { data } = useOperation('listEntities', { type: 'item', limit: LIST_LONG_PAGE })
  return (data?.entities ?? []).filter(({ properties }) => isWeaponType(String(properties?.['item_type'] ?? '')))
}

/**
 * Creates an adversary. If its weapon has no page, the weapon comes first: without the adversary it is still a valid page, and the next attempt uses
 * it. Adversaries with a weapon of the same name share its page.
 */
export function useCreateAdversary(onCreated: (id: string) => void) {
  const weapons = useCampaignWeapons()
  const character = useWrite('createEntity', {
    params: ({ adversary, weaponId, ...page }: AdversaryPage & Pick<NewAdversary, 'weaponId'>) => ({
      type: 'character' as const,
      text: newPageText({ ...page, type: 'character', adversary: { ...adversary, weaponId } }),
    }),
    onSuccess: ({ id }) => onCreated(id),
  })
  const item = useWrite('createEntity', {
    params: ({ weapon }: { readonly weapon: AdversaryWeapon; readonly page: AdversaryPage }) => ({
      type: 'item' as const,
      text: newWeaponText(weapon),
    }),
    onSuccess: ({ id }, { page }) => character.mutate({ ...page, weaponId: id }),
  })
  return {
    isPending: item.isPending || character.isPending,
    error: item.error ?? character.error,
    create: (page: AdversaryPage) => {
      const { weapon } = page
      if (weapon === null || typeof weapon === 'string') return character.mutate({ ...page, weaponId: weapon })
      const same = weapons.find(({ name }) => name.toLowerCase() === weapon.name.toLowerCase())
      if (same) character.mutate({ ...page, weaponId: same.id })
      else item.mutate({ weapon, page })
    },
  }
}
