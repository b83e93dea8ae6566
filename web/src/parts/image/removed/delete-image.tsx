import { useQueryClient } from '@tanstack/react-query'

import { useWrite } from '#api/use-write.ts'
import { invalidateEntity } from '#parts/entity/use-entity.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

interface DeleteImageProps {
  readonly entityId: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks before it deletes the picture, and says why that failed. */
export function DeleteImage({ entityId, open, onClose }: DeleteImageProps) {
  const queries = useQueryClient()
  const { mutate, isPending, error } = useWrite('deleteEntityImage', {
    params: (id: string) => ({ entityId: id }),
    onSuccess: async () => await invalidateEntity(queries, entityId),
  })
  return (
    <Dialog open={open} onClose={onClose} title="Delete Image">
      <p>Are you sure you want to delete this image? You can bring it back for 30 days.</p>
      {error ? <ErrorAlert message={`Failed to delete image: ${error.message || 'Unknown error'}`} /> : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="danger" busy={isPending} busyLabel="Deleting..." onClick={() => mutate(entityId)}>
          Delete Image
        </Button>
      </div>
    </Dialog>
  )
}
