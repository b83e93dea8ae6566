import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LIST_LIMIT_MAX, type InventoryEntry } from '@waybook/contract'
import { useState } from 'react'

import { operationQuery } from '../../client/operation-query.ts'

/** What a character carries, in two groups, and what has become of asking for it. */
export function useCarried(characterId: string) {
  const inventory = useQuery(operationQuery('getInventory', { id: characterId }))
  const entries = useKept(inventory.data?.inventory ?? [])
  const weapons = useWeapons(entries.map(({ itemId }) => itemId))
  const isWeapon = ({ itemId }: InventoryEntry) => weapons.data?.has(itemId) ?? false
  return {
    isPending: inventory.isPending || (entries.length > 0 && weapons.isPending),
    error: inventory.error ?? weapons.error,
    retry: () => void (inventory.error ? inventory.refetch() : weapons.refetch()),
    weapons: entries.filter(isWeapon),
    gear: entries.filter((entry) => !isWeapon(entry)),
  }
}

/** A row stays when the last of it is gone, for as long as the sheet is open: a slip of the finger can be taken back. */
function useKept(entries: readonly InventoryEntry[]): readonly InventoryEntry[] {
  const [seen, setSeen] = useState<readonly InventoryEntry[]>([])
  const here = new Set(entries.map(({ itemId }) => itemId))
  const gone = seen.filter(({ itemId }) => !here.has(itemId))
  if (gone.length + entries.length !== seen.length) setSeen([...gone, ...entries])
  const all = [...gone.map((entry) => ({ ...entry, amount: 0 })), ...entries]
  return all.toSorted((a, b) => a.name.localeCompare(b.name))
}

/** Which of these items are weapons: those with an `item_type`. */
function useWeapons(itemIds: readonly string[]) {
  const ids = itemIds.toSorted().slice(0, LIST_LIMIT_MAX)
  return useQuery({
    ...operationQuery('getEntities', { ids }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    select: ({ entities }) =>
      new Set(entities.filter(({ properties }) => properties?.['item_type'] !== undefined).map(({ id }) => id)),
  })
}
