import { useMutation } from '@tanstack/react-query'
import { Problem, TEXT_PICTURE_NAME, uploaded, UPLOAD_PATH } from '@waybook/contract'
import { useRef, useState } from 'react'

import { newIdempotencyKey } from '#api/call.ts'
import { upload } from '#api/upload.ts'
import { refusalOfFile } from '#parts/image/upload/picture-file.ts'

interface Sent {
  readonly file: File
  readonly idempotencyKey: string
  /** Inserts the picture where it was dropped, pasted or requested. */
  readonly insert: (target: string) => void
}

/** Uploads pictures for an entity's text, one after another, and inserts them by name. */
export function useTextPictures(entityId: string) {
  const [share, setShare] = useState(0)
  const cancelling = useRef(new AbortController())
  const { mutate, isPending, variables, error, reset } = useMutation({
    scope: { id: `text-pictures ${entityId}` },
    mutationFn: async ({ file, idempotencyKey }: Sent) => {
      const refusal = refusalOfFile(file)
      if (refusal !== null) throw new Problem('bad-params', refusal)
      setShare(0)
      cancelling.current = new AbortController()
      const { signal } = cancelling.current
      const path = `${UPLOAD_PATH}${entityId}?${TEXT_PICTURE_NAME}=${encodeURIComponent(file.name.slice(-NAME_MAX))}`
      const answer = await upload({ path, file, idempotencyKey, onProgress: setShare, signal })
      return uploaded.parse(JSON.parse(answer)).target ?? ''
    },
    onSuccess: (target, { insert }) => insert(target),
  })
  const outOfReach = error instanceof Problem && error.id === 'unavailable'
  return {
    /** `share`: the uploaded share of the bytes, from 0 to 1. */
    sending: isPending ? { name: variables.file.name, share } : null,
    /** Why the last picture was not inserted, for the user. */
    refusal: error === null || error.name === 'AbortError' ? null : error.message,
    add: (file: File, insert: Sent['insert']) => mutate({ file, insert, idempotencyKey: newIdempotencyKey() }),
    cancel: () => cancelling.current.abort(),
    /** Retries the upload if the server was unreachable. */
    again: outOfReach && variables ? () => mutate(variables) : null,
    forget: reset,
  }
}

/** Longer names are cut at the start, which keeps the file extension. */
const NAME_MAX = 120
