import { useMutation } from '@tanstack/react-query'
import { hasEnded, IMPORT_MAX_BYTES, IMPORT_PATH, importPlan, type ImportPlan } from '@waybook/contract'
import { useRef, useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { upload as uploadFile } from '#api/upload.ts'
import { useWrite } from '#api/use-write.ts'

import type { StartImport } from './plan-panel.tsx'

const POLL_EVERY_MS = 1000

/** Uploads a zip file and returns what importing it would change. */
export function useImportUpload() {
  const [sending, setSending] = useState<{ readonly name: string; readonly share: number } | null>(null)
  const cancelling = useRef<AbortController>(null)
  const upload = useMutation({
    mutationFn: async (file: File) => await planOf(file, (share) => setSending({ name: file.name, share })),
    onSettled: () => setSending(null),
  })
  const planOf = async (file: File, onProgress: (share: number) => void): Promise<ImportPlan> => {
    if (file.size > IMPORT_MAX_BYTES) throw new Error(`A zip file can be at most ${IMPORT_MAX_BYTES / 1024 / 1024} MB`)
    onProgress(0)
    cancelling.current = new AbortController()
    const { signal } = cancelling.current
    const answer = await uploadFile({ path: IMPORT_PATH, file, onProgress: onProgress, signal })
    return importPlan.parse(JSON.parse(answer))
  }
  const isCancelled = upload.error?.name === 'AbortError'
  return {
    sending,
    plan: upload.data,
    error: isCancelled ? null : upload.error,
    send: (file: File) => upload.mutate(file),
    cancel: () => cancelling.current?.abort(),
    reset: upload.reset,
  }
}

/** Starts an import and follows it to its end. */
export function useImportJob() {
  const { mutate, data, error, isPending, reset } = useWrite('importCampaign', {
    params: (start: StartImport) => ({ ...start }),
  })
  const status = useOperation(
    'getJob',
    { jobId: data?.jobId ?? '' },
    {
      enabled: data !== undefined,
      refetchInterval: ({ state }) => (state.data && hasEnded(state.data.job) ? false : POLL_EVERY_MS),
    },
  )
  const job = data === undefined ? undefined : status.data?.job
  return { begin: mutate, isBegun: data !== undefined, job, error: error ?? status.error, isPending, reset }
}
