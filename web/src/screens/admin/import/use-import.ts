import { useMutation } from '@tanstack/react-query'
import {
  hasEnded,
  IMPORT_MAX_BYTES,
  IMPORT_PATH,
  importPlan,
  type ImportPlan,
  type ImportReading,
} from '@waybook/contract'
import { imports } from '@waybook/messages/imports'
import { useRef, useState } from 'react'

import { call } from '#api/call.ts'
import { useOperation } from '#api/operation-query.ts'
import { upload as uploadFile } from '#api/upload.ts'
import { useWrite } from '#api/use-write.ts'

import type { Decisions } from './waiting-files.tsx'

const POLL_EVERY_MS = 1000

/** The import that the game master confirmed. */
export interface StartImport {
  readonly importId: string
  /** Whether most entities may be removed. */
  readonly removeMost: boolean
  /** Decisions about files that changed on both sides, by path. */
  readonly decisions: Decisions
  readonly reading: ImportReading
  /** The name of the uploaded file. */
  readonly title: string
}

/** An upload that another page has sent. */
interface SentUpload {
  readonly importId: string
  readonly title: string
}

/** The upload that the address names, as in `/admin/import#upload=…&title=…`; `null` without one. */
export function sentUpload(hash: string): SentUpload | null {
  const sent = new URLSearchParams(hash.replace(/^#/, ''))
  const importId = sent.get('upload')
  return importId === null ? null : { importId, title: sent.get('title') ?? '' }
}

/** Uploads a file and returns what importing it would change. */
export function useImportUpload() {
  const [sending, setSending] = useState<{ readonly name: string; readonly share: number } | null>(null)
  const [title, setTitle] = useState('')
  const cancelling = useRef<AbortController>(null)
  const upload = useMutation({
    mutationFn: async (from: File | SentUpload) =>
      from instanceof File
        ? await planOf(from, (share) => setSending({ name: from.name, share }))
        : await call('planImport', { importId: from.importId }),
    onSettled: () => setSending(null),
  })
  const planOf = async (file: File, onProgress: (share: number) => void): Promise<ImportPlan> => {
    if (file.size > IMPORT_MAX_BYTES) throw new Error(imports.tooLarge({ megabytes: IMPORT_MAX_BYTES / 1024 / 1024 }))
    onProgress(0)
    cancelling.current = new AbortController()
    const { signal } = cancelling.current
    const answer = await uploadFile({ path: IMPORT_PATH, file, onProgress: onProgress, signal })
    return importPlan.parse(JSON.parse(answer))
  }
  const isCancelled = upload.error?.name === 'AbortError'
  return {
    sending,
    title,
    plan: upload.data,
    error: isCancelled ? null : upload.error,
    send: (file: File) => {
      setTitle(file.name)
      upload.mutate(file)
    },
    /** Makes a plan of a file that has been uploaded already. */
    open: (sent: SentUpload) => {
      setTitle(sent.title)
      setSending({ name: sent.title, share: 1 })
      upload.mutate(sent)
    },
    cancel: () => cancelling.current?.abort(),
    reset: upload.reset,
  }
}

/** The game master's choices about how the folders of an upload are read. Each choice makes a new plan on the server. */
export function useReading(uploaded: ImportPlan) {
  const [reading, setReading] = useState<ImportReading>({})
  const [plan, setPlan] = useState(uploaded)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (wanted: ImportReading) =>
      await call('planImport', { importId: uploaded.importId ?? '', reading: wanted }),
  })
  const change = (changed: ImportReading) => {
    const wanted = { ...reading, ...changed }
    setReading(wanted)
    // Only the newest of several choices calls back.
    mutate(wanted, { onSuccess: setPlan })
  }
  return { plan, reading, change, isCounting: isPending, error }
}

/** Starts an import and follows it to its end. */
export function useImportJob() {
  const { mutate, data, error, isPending, reset } = useWrite('importCampaign', {
    params: ({ importId, removeMost, decisions, reading, title }: StartImport) => ({
      importId,
      removeMost,
      decisions,
      reading,
      title: title.slice(0, TITLE_MAX),
    }),
  })
  const { job, error: jobError } = useJob(data?.jobId)
  const cancelling = useWrite('deleteJob', { params: (jobId: string) => ({ jobId }), onSuccess: reset })
  return {
    begin: mutate,
    isBegun: data !== undefined,
    job,
    error: error ?? jobError ?? cancelling.error,
    isPending,
    /** Stops the import, which then leaves nothing behind. */
    stop: () => data && cancelling.mutate(data.jobId),
    isStopping: cancelling.isPending,
    reset,
  }
}

const TITLE_MAX = 200

/** Follows a job to its end. `undefined` without an id, and until it is known. */
export function useJob(jobId: string | null | undefined) {
  const { data, error } = useOperation(
    'getJob',
    { jobId: jobId ?? '' },
    {
      enabled: typeof jobId === 'string',
      refetchInterval: ({ state }) => (state.data && hasEnded(state.data.job) ? false : POLL_EVERY_MS),
    },
  )
  return { job: typeof jobId === 'string' ? data?.job : undefined, error }
}
