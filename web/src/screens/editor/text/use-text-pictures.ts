import { useMutation } from '@tanstack/react-query'
import { Problem, TEXT_PICTURE_NAME, uploaded, UPLOAD_PATH } from '@waybook/contract'
import { useRef, useState } from 'react'

import { newIdempotencyKey } from '#api/call.ts'
import { upload } from '#api/upload.ts'
import { refusalOfFile } from '#parts/image/upload/picture-file.ts'

interface Sent {
  readonly file: File
  readonly idempotencyKey: string
  /** Puts the picture where it was dropped, pasted or asked for. */
  readonly insert: (target: string) => void
}

/** Uploads pictures for the text of an entity, one after another, and has them inserted by their names. */
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
    /** `share`: of the bytes that are sent, from 0 to 1. */
    sending: isPending ? { name: variables.file.name, share } : null,
    /** Why the last picture is not in the text, as a text for the user. */
    refusal: error === null || error.name === 'AbortError' ? null : error.message,
    add: (file: File, insert: Sent['insert']) => mutate({ file, insert, idempotencyKey: newIdempotencyKey() }),
    cancel: () => cancelling.current.abort(),
    /** Sends it again if the server could not be reached. */
    again: outOfReach && variables ? () => mutate(variables) : null,
    forget: reset,
  }
}

/** The end of a longer name has its ending. */
const NAME_MAX = 120
