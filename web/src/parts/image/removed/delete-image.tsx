import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useWrite } from '#api/use-write.ts'
import { invalidateEntity } from '#parts/entity/use-entity.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

/** Deletes the picture after a confirmation. */
export function DeleteImage({ entityId }: { readonly entityId: string }) {
  const queries = useQueryClient()
  const [confirming, setConfirming] = useState(false)
  const { mutate, isPending, error } = useWrite('deleteEntityImage', {
    params: (id: string) => ({ entityId: id }),
    onSuccess: async () => await invalidateEntity(queries, entityId),
  })
  const confirm = () => {
    setConfirming(false)
    mutate(entityId)
  }
  return (
    <>
      <Button
        variant="danger"
        size="compact"
        aria-haspopup="dialog"
        busy={isPending}
        busyLabel="Deleting..."
        onClick={() => setConfirming(true)}
      >
        Delete Image
      </Button>
      {error ? <ErrorAlert message={`Failed to delete image: ${error.message || 'Unknown error'}`} /> : null}
      <Dialog open={confirming} onClose={() => setConfirming(false)} title="Delete Image">
        <p>Are you sure you want to delete this image? You can bring it back for 30 days.</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => setConfirming(false)}>Cancel</Button>
          <Button variant="danger" onClick={confirm}>
            Delete Image
          </Button>
        </div>
      </Dialog>
    </>
  )
}
