import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ONCE_HEADER, Problem, UPLOAD_PATH } from '@waybook/contract'
import { useRef, useState } from 'react'

import { newOnce } from '../../../client/live/waiting-writes.ts'
import { credentials } from '../../../client/request.ts'
import { sendFile } from '../../../client/send-file.ts'
import { askEntityAgain } from '../../entity/use-entity.ts'
import { refusalOfFile } from './picture-file.ts'

export interface Uploading {
  /** What is on its way; `share`: the part of its bytes that is sent, from 0 to 1. Then the server makes the picture's sizes. */
  readonly sending: { readonly name: string; readonly share: number } | null
  /** Whether the last one is there. */
  readonly done: boolean
  /** Why nothing was uploaded, in words. */
  readonly refusal: string | null
  /** Does nothing while another picture is on its way. */
  readonly upload: (file: File) => void
  readonly cancel: () => void
  /** The same once more, where the server was out of reach; it takes the picture once. */
  readonly again: (() => void) | null
}

/** Uploads a picture for an entity; it is done when the page shows it. */
export function useUpload(entityId: string): Uploading {
  const queries = useQueryClient()
  const [share, setShare] = useState(0)
  const cancelling = useRef(new AbortController())
  const { mutate, isPending, isSuccess, variables, error } = useMutation({
    mutationFn: async ({ file, once }: { readonly file: File; readonly once: string }) => {
      const refusal = refusalOfFile(file)
      if (refusal !== null) throw new Problem('bad-params', refusal)
      setShare(0)
      cancelling.current = new AbortController()
      const { signal } = cancelling.current
      await uploadPicture({ entityId, file, once, credentials: await credentials(), onSent: setShare, signal })
    },
    onSuccess: async () => await askEntityAgain(queries, entityId),
  })
  const outOfReach = error instanceof Problem && error.id === 'unavailable'
  return {
    sending: isPending ? { name: variables.file.name, share } : null,
    done: isSuccess,
    refusal: error === null || error.name === 'AbortError' ? null : error.message,
    upload: (file) => {
      if (!isPending) mutate({ file, once: newOnce() })
    },
    cancel: () => cancelling.current.abort(),
    again: outOfReach && variables ? () => mutate(variables) : null,
  }
}

interface Upload {
  readonly entityId: string
  readonly file: File
  /** By which the server knows a retry. */
  readonly once: string
  readonly credentials: Readonly<Record<string, string>>
  /** Is told which part of the bytes is sent, from 0 to 1. */
  readonly onSent: (share: number) => void
  readonly signal: AbortSignal
}

/** Sends a picture to become the entity's; done once the server has taken it. A refusal is a `Problem` in its words. */
async function uploadPicture({ entityId, once, credentials, ...sending }: Upload): Promise<void> {
  await sendFile({ ...sending, path: UPLOAD_PATH + entityId, headers: { ...credentials, [ONCE_HEADER]: once } })
}
