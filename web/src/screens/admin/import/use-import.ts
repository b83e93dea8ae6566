import { useMutation, useQuery } from '@tanstack/react-query'
import { hasEnded, IMPORT_MAX_BYTES, IMPORT_PATH, importPlan, type ImportPlan } from '@waybook/contract'
import { useRef, useState } from 'react'

import { call } from '../../../client/call.ts'
import { operationQuery } from '../../../client/operation-query.ts'
import { credentials } from '../../../client/request.ts'
import { sendFile } from '../../../client/send-file.ts'

const LOOK_EVERY_MS = 1000

/** A zip file on its way, and then what importing it would do. */
export function useImportUpload() {
  const [sending, setSending] = useState<{ readonly name: string; readonly share: number } | null>(null)
  const cancelling = useRef<AbortController>(null)
  const upload = useMutation({
    mutationFn: async (file: File) => await planOf(file, (share) => setSending({ name: file.name, share })),
    onSettled: () => setSending(null),
  })
  const planOf = async (file: File, onSent: (share: number) => void): Promise<ImportPlan> => {
    if (file.size > IMPORT_MAX_BYTES)
      throw new Error(`A zip file may have at most ${IMPORT_MAX_BYTES / 1024 / 1024} MB`)
    onSent(0)
    cancelling.current = new AbortController()
    const { signal } = cancelling.current
    const answer = await sendFile({ path: IMPORT_PATH, file, headers: await credentials(), onSent, signal })
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

/** Begins an import, and follows it to its end. */
export function useImportJob() {
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: (importId: string) => call('importCampaign', { importId }),
  })
  const asked = useQuery({
    ...operationQuery('getJob', { jobId: data?.jobId ?? '' }),
    enabled: data !== undefined,
    refetchInterval: ({ state }) => (state.data && hasEnded(state.data.job) ? false : LOOK_EVERY_MS),
  })
  const job = data === undefined ? undefined : asked.data?.job
  return { begin: mutate, isBegun: data !== undefined, job, error: error ?? asked.error, isPending, reset }
}
