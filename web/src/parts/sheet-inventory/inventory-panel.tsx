import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { AddItem } from './add-item.tsx'
import { InventoryGroup } from './inventory-group.tsx'
import { useCarried } from './use-carried.ts'

interface InventoryPanelProps {
  readonly characterId: string
  readonly onDetails: (itemId: string) => void
}

export function InventoryPanel(props: InventoryPanelProps) {
  return (
    <Panel title="Inventory" tight>
      <Carried {...props} />
      <AddItem characterId={props.characterId} />
    </Panel>
  )
}

function Carried(props: InventoryPanelProps) {
  const { isPending, error, retry, weapons, gear } = useCarried(props.characterId)
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
