import { keepPreviousData } from '@tanstack/react-query'
import { LIST_LIMIT_MAX, type InventoryEntry } from '@waybook/contract'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { AddItem } from './add-item.tsx'
import { InventoryRow, type InventoryRowProps } from './inventory-row.tsx'

interface InventoryPanelProps {
  readonly characterId: string
  readonly onDetails: (itemId: string) => void
}

export function InventoryPanel(props: InventoryPanelProps) {
  return (
    <Panel title="Inventory" tight>
      <InventoryGroups {...props} />
      <AddItem characterId={props.characterId} />
    </Panel>
  )
}

function InventoryGroups(props: InventoryPanelProps) {
  const { isPending, error, retry, weapons, gear } = useInventory(props.characterId)
  if (isPending) return <Spinner />
  if (error) return <ErrorAlert message={`Error loading inventory: ${error.message}`} onRetry={retry} />
  if (weapons.length + gear.length === 0) return <p className="py-2 text-ink-2">No items in inventory.</p>
  return (
    <>
      <InventoryGroup title="Weapons" entries={weapons} {...props} />
      <InventoryGroup title="Gear" entries={gear} {...props} />
    </>
  )
}

/** The inventory in two groups, and the state of its queries. */
function useInventory(characterId: string) {
  const inventory = useOperation('getInventory', { id: characterId })
  const entries = useEntriesSeen(inventory.data?.inventory ?? [])
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

/** Keeps the row of an item whose amount drops to zero while the sheet is open, so that a mistake can be undone. */
function useEntriesSeen(entries: readonly InventoryEntry[]): readonly InventoryEntry[] {
  const [seen, setSeen] = useState<readonly InventoryEntry[]>([])
  const present = new Set(entries.map(({ itemId }) => itemId))
  const gone = seen.filter(({ itemId }) => !present.has(itemId))
  if (gone.length + entries.length !== seen.length) setSeen([...gone, ...entries])
  const all = [...gone.map((entry) => ({ ...entry, amount: 0 })), ...entries]
  return all.toSorted((a, b) => a.name.localeCompare(b.name))
}

/** The ids of the items that are weapons: those with an `item_type`. */
function useWeapons(itemIds: readonly string[]) {
  const ids = itemIds.toSorted().slice(0, LIST_LIMIT_MAX)
  return useOperation(
    'getEntities',
    { ids },
    {
      enabled: ids.length > 0,
      placeholderData: keepPreviousData,
      select: ({ entities }) =>
        new Set(entities.filter(({ properties }) => properties?.['item_type'] !== undefined).map(({ id }) => id)),
    },
  )
}

interface InventoryGroupProps extends Omit<InventoryRowProps, 'entry'> {
  readonly title: 'Weapons' | 'Gear'
  readonly entries: readonly InventoryEntry[]
}

/** A group of items that can be collapsed. The number counts kinds of items, not the amount of each. */
function InventoryGroup({ title, entries, ...row }: InventoryGroupProps) {
  const count = entries.filter(({ amount }) => amount > 0).length
  return (
    <details open className="group border-t border-line first:border-0">
      <summary className="flex min-h-hit items-center gap-2.5 md:min-h-10 [&::-webkit-details-marker]:hidden">
        <b className="font-semibold">{title}</b>
        <span className="text-14 text-ink-2">{count}</span>
        <Icon name="chevron-down" className="ms-auto transition-transform group-open:rotate-180" />
      </summary>
      {entries.length === 0 ? (
        <p className="pb-2.5 text-14 text-ink-2">{title === 'Weapons' ? 'No weapons carried.' : 'No gear carried.'}</p>
      ) : (
        <ul aria-label={title} className="pb-1.5">
          {entries.map((entry) => (
            <InventoryRow key={entry.itemId} entry={entry} {...row} />
          ))}
        </ul>
      )}
    </details>
  )
}
