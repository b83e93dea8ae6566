import { useQueryClient } from '@tanstack/react-query'
import { image } from '@waybook/messages/image'
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
        busyLabel={image.deleting()}
        onClick={() => setConfirming(true)}
      >
        {image.deleteImage()}
      </Button>
      {error ? <ErrorAlert message={image.deleteFailed({ reason: error.message || image.unknownError() })} /> : null}
      <Dialog open={confirming} onClose={() => setConfirming(false)} title={image.deleteImage()}>
        <p>{image.deleteQuestion()}</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => setConfirming(false)}>{image.cancel()}</Button>
          <Button variant="danger" onClick={confirm}>
            {image.deleteImage()}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
