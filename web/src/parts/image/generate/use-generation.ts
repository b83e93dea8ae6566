import { useQueryClient } from '@tanstack/react-query'
import { progressOf, type ParamsOf } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'
import { invalidateEntity } from '#parts/entity/use-entity.ts'
import { inCampaign, readStored, writeStored } from '#stores/device-storage.ts'
import { Store, useStore } from '#stores/store.ts'

/** The options for the picture; all are optional. */
export type ImageOptions = Omit<ParamsOf<'generateImage'>, 'entityId'>

/** The state of generating an entity's picture. */
export interface Generation {
  /** Whether it is being requested or generated. */
  readonly going: boolean
  /** From 0 to 1; `null` while unknown. */
  readonly progress: number | null
  /** The reason why the last generation failed, for the user. */
  readonly failure: string | null
  readonly start: (wish: ImageOptions) => void
  /** Repeats the last request. */
  readonly again: () => void
}

/** Refetches the entity `refreshMs` after the request, even if the live connection has reported no change by then. */
export function useGeneration(entityId: string, refreshMs: number): Generation {
  const queries = useQueryClient()
  const jobId = useStartedJob(entityId)
  const { data, isLoading } = useOperation('getJob', { jobId: jobId ?? '' }, { enabled: jobId !== null })
  const request = useWrite('generateImage', {
    params: (wish: ImageOptions) => ({ entityId, ...wish }),
    onSuccess: (answer) => {
      noteStartedJob(entityId, answer.jobId)
      setTimeout(() => void invalidateEntity(queries, entityId), refreshMs)
    },
  })
  const job = data?.job
  return {
    going: request.isPending || isLoading || job?.status === 'pending' || job?.status === 'running',
    progress: job ? progressOf(job) : null,
    failure: request.error?.message ?? (request.isPending || job?.status !== 'failed' ? null : job.error),
    start: request.mutate,
    again: () => request.mutate(request.variables ?? {}),
  }
}

const STORAGE_KEY = 'waybook-image-jobs'

/** The last job that this tab started, by entity. It is in session storage, so a reloaded page still follows its job. */
type StartedJobs = Readonly<Record<string, string | null>>

const started = new Store(stored(), stored)

function stored(): StartedJobs {
  // Only `noteStartedJob` writes this item.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(readStored('sessionStorage', inCampaign(STORAGE_KEY)) ?? '{}') as StartedJobs
}

function useStartedJob(entityId: string): string | null {
  return useStore(started)[entityId] ?? null
}

/** `null` forgets the job, because its state is hidden once there is a picture. */
export function noteStartedJob(entityId: string, jobId: string | null): void {
  if (jobId === (started.get()[entityId] ?? null)) return
  started.change({ [entityId]: jobId })
  writeStored('sessionStorage', inCampaign(STORAGE_KEY), JSON.stringify(started.get()))
}
