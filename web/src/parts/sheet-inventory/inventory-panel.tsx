import type { Entity } from '@waybook/contract'
import { sheet } from '@waybook/messages/sheet'
import type { ReactNode } from 'react'

import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { AddItem } from './add-item.tsx'
import { InventoryRow, type InventoryRowProps } from './inventory-row.tsx'
import type { CarriedItem, Inventory } from './use-inventory.ts'

export interface InventoryProps {
  readonly character: Pick<Entity, 'id' | 'name'>
  readonly inventory: Inventory
  readonly onDetails: (itemId: string) => void
  /** The rows of the weapons. */
  readonly weapons: ReactNode
}

/** Weapons and gear, each in a group that can be collapsed. */
export function InventoryPanel(props: InventoryProps) {
  const { weapons, gear, isShown } = props.inventory
  return (
    <Panel title={sheet.inventory()} tight>
      <InventoryState inventory={props.inventory} of={props.character}>
        <InventoryGroup title={sheet.weapons()} entries={weapons}>
          {props.weapons}
        </InventoryGroup>
        <InventoryGroup title={sheet.gear()} entries={gear}>
          <GearList {...props} characterId={props.character.id} />
        </InventoryGroup>
      </InventoryState>
      {isShown ? <AddItem characterId={props.character.id} /> : null}
    </Panel>
  )
}

interface InventoryStateProps {
  readonly inventory: Inventory
  readonly of: Pick<Entity, 'name'>
  /** The items, if there are any. */
  readonly children: ReactNode
}

/** Replaces the items while they are loading, if the viewer may not see them, or if there are none. */
export function InventoryState({ inventory, of, children }: InventoryStateProps) {
  const { isKnown, isShown, error, retry, weapons, gear } = inventory
  if (error) return <ErrorAlert message={sheet.inventoryFailed({ reason: error.message })} onRetry={retry} />
  if (!isKnown) return <Spinner />
  if (!isShown) return <p className="py-2 text-ink-2">{sheet.inventoryHidden({ name: of.name })}</p>
  if (weapons.length + gear.length === 0) return <p className="py-2 text-ink-2">{sheet.noItems()}</p>
  return children
}

type GearListProps = Pick<InventoryProps, 'inventory'> & Omit<InventoryRowProps, 'entry'>

export function GearList({ inventory, characterId, onDetails }: GearListProps) {
  if (inventory.gear.length === 0) return <p className="py-2.5 text-14 text-ink-2">{sheet.noGear()}</p>
  return (
    <ul aria-label={sheet.gear()}>
      {inventory.gear.map((entry) => (
        <InventoryRow key={entry.itemId} entry={entry} characterId={characterId} onDetails={onDetails} />
      ))}
    </ul>
  )
}

interface InventoryGroupProps {
  readonly title: string
  readonly entries: readonly CarriedItem[]
  readonly children: ReactNode
}

/** A group of items that can be collapsed. The number counts kinds of items, not the amount of each. */
function InventoryGroup({ title, entries, children }: InventoryGroupProps) {
  const count = entries.filter(({ amount }) => amount > 0).length
  return (
    <details open className="group border-t border-line first:border-0">
      <summary className="flex min-h-hit items-center gap-2.5 md:min-h-10 [&::-webkit-details-marker]:hidden">
        <b className="font-semibold">{title}</b>
        <span className="text-14 text-ink-2">{count}</span>
        <Icon name="chevron-down" className="ms-auto transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
