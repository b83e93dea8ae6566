import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { call } from '../../../client/call.ts'
import { newOnce } from '../../../client/live/waiting-writes.ts'
import { askEntityAgain } from '../../entity/use-entity.ts'

interface DeleteImageProps {
  readonly entityId: string
  readonly disabledReason: string | undefined
}

/** Takes the picture away, once somebody has confirmed it. */
export function DeleteImage({ entityId, disabledReason }: DeleteImageProps) {
  const queries = useQueryClient()
  const [asked, setAsked] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('deleteEntityImage', { entityId }, newOnce()),
    onSuccess: async () => await askEntityAgain(queries, entityId),
  })
  const confirm = () => {
    setAsked(false)
    mutate()
  }
  return (
    <>
      <Button
        variant="danger"
        size="small"
        className="max-md:min-h-11"
        aria-haspopup="dialog"
        busy={isPending}
        busyLabel="Deleting..."
        disabledReason={disabledReason}
        onClick={() => setAsked(true)}
      >
        Delete Image
      </Button>
      {error ? <ErrorAlert message={`Failed to delete image: ${error.message || 'Unknown error'}`} /> : null}
      <Dialog open={asked} onClose={() => setAsked(false)} title="Delete Image">
        <p>Are you sure you want to delete this image? This cannot be undone.</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => setAsked(false)}>Cancel</Button>
          <Button variant="danger" onClick={confirm}>
            Delete Image
          </Button>
        </div>
      </Dialog>
    </>
  )
}
