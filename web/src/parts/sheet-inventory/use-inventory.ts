import { useQueryClient } from '@tanstack/react-query'
import { itemsAskedFor, type EntityCard, type InventoryEntry } from '@waybook/contract'
import { isArmourType, type CarriedThing } from '@waybook/rules'
import { useEffect, useState } from 'react'

import { inventoryAfter, isOfInventory } from '#api/live/pending-changes.ts'
import { useWaitingFor } from '#api/live/use-waiting.ts'
import { operationQuery, useOperation } from '#api/operation-query.ts'
import { whenQuiet } from '#recovery/when-quiet.ts'

/** A carried item, with its page's details once they have loaded. */
export interface CarriedItem extends InventoryEntry {
  readonly item: EntityCard | null
}

/** A character's items, including the clicks that the server has not answered yet. */
export function useCarried(characterId: string) {
  const { data, error, refetch } = useOperation('getInventory', { id: characterId })
  const { writes } = useWaitingFor(characterId, isOfInventory)
  // An answer that was saved before the field existed lacks it.
  const isShown = data?.inventoryShown !== false
  return { entries: data && inventoryAfter(data.inventory, writes), isShown, error, refetch }
}

/** The inventory in two groups. A later request that fails removes nothing, and `error` is set only if there is nothing to show. */
export function useInventory(characterId: string) {
  const carried = useCarried(characterId)
  const entries = useEntriesSeen(carried.entries ?? [])
  const itemIds = entries.map(({ itemId }) => itemId)
  const items = useItems(itemIds)
  useDetailsInAdvance(itemIds)
  const all = entries.map((entry): CarriedItem => ({ ...entry, item: items.cards.get(entry.itemId) ?? null }))
  const isKnown = carried.entries !== undefined && (entries.length === 0 || items.isKnown)
  return {
    isKnown,
    /** Whether the viewer may see the inventory. If not, it looks empty. */
    isShown: carried.isShown,
    error: isKnown ? null : (carried.error ?? items.error),
    retry: () => void (carried.error ? carried.refetch() : items.refetch()),
    weapons: all.filter(isWeapon),
    gear: all.filter((one) => !isWeapon(one)),
    all,
  }
}

export type Inventory = ReturnType<typeof useInventory>

/** Keeps the row of an item whose amount drops to zero while the sheet is open, so the user can undo a mistake. */
function useEntriesSeen(entries: readonly InventoryEntry[]): readonly InventoryEntry[] {
  const [seen, setSeen] = useState<readonly InventoryEntry[]>([])
  const present = new Set(entries.map(({ itemId }) => itemId))
  const gone = seen.filter(({ itemId }) => !present.has(itemId))
  if (gone.length + entries.length !== seen.length) setSeen([...gone, ...entries])
  const all = [...gone.map((entry) => ({ ...entry, amount: 0 })), ...entries]
  return all.toSorted((a, b) => a.name.localeCompare(b.name))
}

/** The details of the items. After the list changes, the old details stay until the new ones arrive, even if the request fails. */
function useItems(itemIds: readonly string[]) {
  const ids = itemsAskedFor(itemIds)
  const { data, error, refetch } = useOperation('getEntities', { ids }, { enabled: ids.length > 0 })
  const [known, setKnown] = useState(data)
  if (data !== undefined && data !== known) setKnown(data)
  const cards = (data ?? known)?.entities
  return { cards: new Map(cards?.map((card) => [card.id, card])), isKnown: cards !== undefined, error, refetch }
}

/** How long the details stay cached, because the connection may be down for a while. */
const DETAILS_CACHED_MS = 60 * 60_000
/** The number of items whose details are prefetched. */
const DETAILS_MAX = 40

/** Prefetches the details of the items once the page is quiet, so users can read them without a connection. */
function useDetailsInAdvance(itemIds: readonly string[]): void {
  const queries = useQueryClient()
  const key = itemIds.toSorted().join(' ')
  useEffect(() => {
    const fetchDetails = (id: string) =>
      queries
        .query({ ...operationQuery('getEntity', { id }), staleTime: 'static', gcTime: DETAILS_CACHED_MS })
        .catch(() => undefined)
    return whenQuiet(() => void Promise.all(key.split(' ').filter(Boolean).slice(0, DETAILS_MAX).map(fetchDetails)))
  }, [queries, key])
}

function typeOf({ item }: CarriedItem): string | null {
  const type = item?.properties?.['item_type']
  return type === undefined ? null : String(type)
}

/** Everything with an item type, except armor. */
function isWeapon(carried: CarriedItem): boolean {
  const type = typeOf(carried)
  return type !== null && !isArmourType(type)
}

/** Converts an item for the rules. */
export function thingOf({ name, amount, equipped, item }: CarriedItem): CarriedThing {
  return { name, amount, equipped, properties: item?.properties ?? {} }
}
