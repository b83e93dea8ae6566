import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { progressOf, type ParamsOf } from '@waybook/contract'

import { call } from '../../../client/call.ts'
import { newOnce } from '../../../client/live/waiting-writes.ts'
import { operationQuery } from '../../../client/operation-query.ts'
import { Store, useStore } from '../../../client/store.ts'
import { askEntityAgain } from '../../entity/use-entity.ts'

/** How the picture is to be, as far as somebody said. */
export type ImageWish = Omit<ParamsOf<'generateImage'>, 'entityId'>

/** What has become of having an entity's picture made. */
export interface Generation {
  /** Whether the server is being asked for it, or it is being made. */
  readonly going: boolean
  /** From 0 to 1; `null` while nobody can say. */
  readonly progress: number | null
  /** Why there is no picture, in words. */
  readonly failure: string | null
  readonly start: (wish: ImageWish) => void
  /** The same once more. */
  readonly again: () => void
}

/** `refreshMs`: so long after the request the entity is asked for anew, whatever the live connection told until then. */
export function useGeneration(entityId: string, refreshMs: number): Generation {
  const queries = useQueryClient()
  const jobId = useStartedJob(entityId)
  const { data, isLoading } = useQuery({ ...operationQuery('getJob', { jobId: jobId ?? '' }), enabled: jobId !== null })
  const asking = useMutation({
    mutationFn: (wish: ImageWish) => call('generateImage', { entityId, ...wish }, newOnce()),
    onSuccess: (answer) => {
      noteStartedJob(entityId, answer.jobId)
      setTimeout(() => void askEntityAgain(queries, entityId), refreshMs)
    },
  })
  const job = data?.job
  return {
    going: asking.isPending || isLoading || job?.status === 'pending' || job?.status === 'running',
    progress: job ? progressOf(job) : null,
    failure: asking.error?.message ?? (asking.isPending || job?.status !== 'failed' ? null : job.error),
    start: asking.mutate,
    again: () => asking.mutate(asking.variables ?? {}),
  }
}

const KEPT_AS = 'waybook-image-jobs'

/** By entity, the job that was last started from this tab; kept over a reload, so that the page knows what it waits for. */
type StartedJobs = Readonly<Record<string, string | null>>

const started = new Store<StartedJobs>(kept())

function kept(): StartedJobs {
  // Nothing but `noteStartedJob` writes there.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(sessionStorage.getItem(KEPT_AS) ?? '{}') as StartedJobs
}

function useStartedJob(entityId: string): string | null {
  return useStore(started)[entityId] ?? null
}

/** `null` once there is a picture: what became of the job is told no more. */
export function noteStartedJob(entityId: string, jobId: string | null): void {
  if (jobId === (started.get()[entityId] ?? null)) return
  started.change({ [entityId]: jobId })
  sessionStorage.setItem(KEPT_AS, JSON.stringify(started.get()))
}
