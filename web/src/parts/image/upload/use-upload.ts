import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Problem, UPLOAD_PATH } from '@waybook/contract'
import { useRef, useState } from 'react'

import { newIdempotencyKey } from '#api/call.ts'
import { upload } from '#api/upload.ts'
import { invalidateEntity } from '#parts/entity/use-entity.ts'

import { refusalOfFile } from './picture-file.ts'

export interface Uploading {
  /** The file in transfer. `share` is the uploaded share of its bytes, from 0 to 1. At 1 the server is resizing the picture. */
  readonly sending: { readonly name: string; readonly share: number } | null
  /** Whether the last upload succeeded. */
  readonly done: boolean
  /** The reason why the last upload failed, for the user. */
  readonly refusal: string | null
  /** Does nothing while another picture is being uploaded. */
  readonly upload: (file: File) => void
  readonly cancel: () => void
  /** Retries if the server could not be reached. The picture is stored only once, even if the first request arrived. */
  readonly again: (() => void) | null
}

/** Uploads a picture for an entity. Stays pending until the page has refetched the entity. */
export function useUpload(entityId: string): Uploading {
  const queries = useQueryClient()
  const [share, setShare] = useState(0)
  const cancelling = useRef(new AbortController())
  const { mutate, isPending, isSuccess, variables, error } = useMutation({
    mutationFn: async ({ file, idempotencyKey }: { readonly file: File; readonly idempotencyKey: string }) => {
      const refusal = refusalOfFile(file)
      if (refusal !== null) throw new Problem('bad-params', refusal)
      setShare(0)
      cancelling.current = new AbortController()
      const { signal } = cancelling.current
      await upload({ path: UPLOAD_PATH + entityId, file, idempotencyKey, onProgress: setShare, signal })
    },
    onSuccess: async () => await invalidateEntity(queries, entityId),
  })
  const outOfReach = error instanceof Problem && error.id === 'unavailable'
  return {
    sending: isPending ? { name: variables.file.name, share } : null,
    done: isSuccess,
    refusal: error === null || error.name === 'AbortError' ? null : error.message,
    upload: (file) => {
      if (!isPending) mutate({ file, idempotencyKey: newIdempotencyKey() })
    },
    cancel: () => cancelling.current.abort(),
    again: outOfReach && variables ? () => mutate(variables) : null,
  }
}
