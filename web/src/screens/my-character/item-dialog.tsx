import type { Entity } from '@waybook/contract'

import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { useEntity } from '../../parts/entity/use-entity.ts'
import { ItemDetails } from './item-details.tsx'

interface ItemDialogProps {
  /** `null` while it is closed. */
  readonly itemId: string | null
  /** Whose numbers an attack is rolled with. */
  readonly wielder: Entity
  readonly onClose: () => void
}

export function ItemDialog({ itemId, ...rest }: ItemDialogProps) {
  return itemId === null ? null : <OpenDialog itemId={itemId} {...rest} />
}

function OpenDialog({ itemId, wielder, onClose }: ItemDialogProps & { readonly itemId: string }) {
  const asked = useEntity(itemId)
  return (
    <Dialog open onClose={onClose} shape="sheet" title={asked.state === 'found' ? asked.entity.name : 'Item'}>
      {asked.state === 'loading' ? <Spinner /> : null}
      {asked.state === 'notFound' ? (
        <ErrorAlert message={`Error loading item details: ${itemId} is not there`} />
      ) : null}
      {asked.state === 'failed' ? (
        <ErrorAlert message={`Error loading item details: ${asked.message}`} onRetry={asked.retry} />
      ) : null}
      {asked.state === 'found' ? <ItemDetails item={asked.entity} wielder={wielder} onClose={onClose} /> : null}
      <div className="sticky bottom-0 -mx-6 -mb-6 grid border-t border-line bg-surface p-4">
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  )
}
