import { Store, useStore } from '../../../client/store.ts'

const KEPT_AS = 'waybook-image-jobs'

/** By entity, the job that was last started from this tab; kept over a reload, so that the page knows what it waits for. */
type StartedJobs = Readonly<Record<string, string | null>>

const started = new Store<StartedJobs>(kept())

function kept(): StartedJobs {
  // Nothing but `noteStartedJob` writes there.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(sessionStorage.getItem(KEPT_AS) ?? '{}') as StartedJobs
}

export function useStartedJob(entityId: string): string | null {
  return useStore(started)[entityId] ?? null
}

/** `null` once there is a picture: what became of the job is told no more. */
export function noteStartedJob(entityId: string, jobId: string | null): void {
  if (jobId === (started.get()[entityId] ?? null)) return
  started.change({ [entityId]: jobId })
  sessionStorage.setItem(KEPT_AS, JSON.stringify(started.get()))
}
