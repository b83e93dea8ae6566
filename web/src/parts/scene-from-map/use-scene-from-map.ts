import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MAP_UPLOAD_MAX_BYTES, Problem, UPLOAD_PATH } from '@waybook/contract'
import { useRef, useState } from 'react'

import { call, newIdempotencyKey } from '#api/call.ts'
import { upload } from '#api/upload.ts'
import { refusalOfFile } from '#parts/image/upload/picture-file.ts'
import { newPageText } from '#parts/new-page/page-template.ts'

interface Attempt {
  readonly type: 'scene' | 'character'
  readonly file: File
  readonly name: string
  /** Each attempt with a file uses the same keys, so the scene is created, and its map stored, only once. */
  readonly createKey: string
  readonly uploadKey: string
}

/** Creates a hidden scene from a picture of a map, or a character from a picture. If the picture is refused, the page is deleted. */
export function useSceneFromMap(onCreated: (id: string, type: Attempt['type']) => void) {
  const queries = useQueryClient()
  const [share, setShare] = useState(0)
  const cancelling = useRef(new AbortController())
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async ({ type, file, name, createKey, uploadKey }: Attempt) => {
      const refusal = refusalOfFile(file, MAP_UPLOAD_MAX_BYTES)
      if (refusal !== null) throw new Problem('bad-params', refusal)
      setShare(0)
      cancelling.current = new AbortController()
      const { signal } = cancelling.current
      const text = newPageText({ type, name, visible: false })
      const { id } = await call('createEntity', { type, text }, { idempotencyKey: createKey })
      try {
        await upload({ path: UPLOAD_PATH + id, file, idempotencyKey: uploadKey, onProgress: setShare, signal })
      } catch (failure) {
        // The next attempt continues with the same page.
        if (!isOutOfReach(failure)) await call('deleteEntity', { id }, { idempotencyKey: newIdempotencyKey() })
        throw failure
      }
      return id
    },
    onSuccess: (id, { type }) => {
      for (const read of ['listEntities', 'countTags', 'completeLink'])
        void queries.invalidateQueries({ queryKey: [read] })
      onCreated(id, type)
    },
  })
  return {
    /** `share`: the share of the bytes that has been sent, from 0 to 1. */
    sending: isPending ? { name: variables.file.name, share } : null,
    /** The reason why it failed, for the user. */
    refusal: error === null || error.name === 'AbortError' ? null : error.message,
    start: (file: File, name: string, type: Attempt['type'] = 'scene') => {
      if (!isPending) mutate({ type, file, name, createKey: newIdempotencyKey(), uploadKey: newIdempotencyKey() })
    },
    cancel: () => cancelling.current.abort(),
    /** Retries if the server could not be reached; `null` otherwise. */
    again: isOutOfReach(error) && variables ? () => mutate(variables) : null,
  }
}

function isOutOfReach(error: unknown): boolean {
  return error instanceof Problem && error.id === 'unavailable'
}
