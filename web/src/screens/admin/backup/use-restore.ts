import { useMutation } from '@tanstack/react-query'
import { RESTORE_MAX_BYTES, RESTORE_PATH, restorePlan, type RestorePlan, type RestoreStatus } from '@waybook/contract'
import { backups } from '@waybook/messages/backups'
import { useRef, useState } from 'react'

import { call } from '#api/call.ts'
import { useOperation } from '#api/operation-query.ts'
import { upload } from '#api/upload.ts'
import { useWrite } from '#api/use-write.ts'

const POLL_EVERY_MS = 1000

/** An upload under way, and the share of its bytes that has been sent, from 0 to 1. */
export interface Sending {
  readonly name: string
  readonly share: number
}

/** Uploads a backup, or chooses a stored one by its name, and reads what it contains. */
export function useChosenBackup() {
  const [sending, setSending] = useState<Sending | null>(null)
  const cancelling = useRef<AbortController>(null)
  const choose = useMutation({
    mutationFn: async (chosen: File | string) => await (typeof chosen === 'string' ? stored(chosen) : uploaded(chosen)),
    onSettled: () => setSending(null),
  })
  const stored = async (name: string): Promise<RestorePlan> => {
    setSending({ name, share: 1 })
    return await call('prepareRestore', { name })
  }
  const uploaded = async (file: File): Promise<RestorePlan> => {
    const { name } = file
    if (file.size > RESTORE_MAX_BYTES) throw new Error(backups.tooLarge({ gigabytes: RESTORE_MAX_BYTES / 1024 ** 3 }))
    setSending({ name, share: 0 })
    cancelling.current = new AbortController()
    const { signal } = cancelling.current
    const answer = await upload({
      path: RESTORE_PATH,
      file,
      onProgress: (share) => setSending({ name, share }),
      signal,
    })
    return restorePlan.parse(JSON.parse(answer))
  }
  const isCancelled = choose.error?.name === 'AbortError'
  return {
    sending,
    plan: choose.data,
    error: isCancelled ? null : choose.error,
    choose: choose.mutate,
    stop: () => cancelling.current?.abort(),
    reset: choose.reset,
  }
}

export type Restoring = 'no' | 'running' | 'lost' | RestoreStatus

/** Begins the restore of a checked backup and follows it, while the server closes and opens again. */
export function useRestore() {
  const begin = useWrite('beginRestore', { params: (restoreId: string) => ({ restoreId }) })
  const [restoreId, setRestoreId] = useState<string | null>(null)
  const { data } = useOperation(
    'getRestore',
    {},
    {
      enabled: restoreId !== null,
      refetchInterval: ({ state }) => (isOver(state.data?.restore, restoreId) ? false : POLL_EVERY_MS),
    },
  )
  return {
    restoring: restoringOf(data?.restore, restoreId),
    begin: (id: string) => begin.mutate(id, { onSuccess: () => setRestoreId(id) }),
    isBeginning: begin.isPending,
    error: begin.error,
    reset: () => {
      begin.reset()
      setRestoreId(null)
    },
  }
}

type Answered = RestoreStatus | null | undefined

/**
 * How a restore goes on, from the server's last answer. A server without the restore was started anew in between.
 * @example restoringOf(null, 'r1') // 'lost'
 */
export function restoringOf(answered: Answered, restoreId: string | null): Restoring {
  if (restoreId === null) return 'no'
  if (answered === undefined) return 'running'
  if (answered?.restoreId !== restoreId) return 'lost'
  return answered.state === 'running' ? 'running' : answered
}

function isOver(answered: Answered, restoreId: string | null): boolean {
  return restoringOf(answered, restoreId) !== 'running'
}
