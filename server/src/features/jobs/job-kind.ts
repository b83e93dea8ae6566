import type * as z from 'zod/mini'

import type { JobRecord } from './job-record.ts'
import type { Outcome } from './outcome.ts'

/** The parameters of an attempt at a job. */
interface Attempt<Notes> {
  readonly job: Readonly<JobRecord['job']>
  readonly startedBy: string
  readonly notes: Notes
  /** Aborted when the job is removed or ended by someone else, or the server closes. The outcome is then ignored. */
  readonly signal: AbortSignal
  /** Reports the progress, from 0 to 1. May be called as often as you like. */
  readonly report: (progress: number) => void
}

/** A kind of job that the worker runs. An attempt may be interrupted anywhere and repeated, so it must be idempotent. */
export interface JobKind<Notes = unknown> {
  /** The job's `metadata.kind`. */
  readonly kind: string
  /** How many attempts a server makes at the same time, in all campaigns. */
  readonly atOnce: number
  readonly attempt: (attempt: Attempt<Notes>) => Promise<Outcome>
}

interface About<Notes> {
  readonly kind: string
  readonly notes: z.ZodMiniType<Notes>
  readonly atOnce: number
}

/** Creates a kind whose notes are validated when they are read from the store. */
export function jobKind<Notes>({ kind, notes, atOnce }: About<Notes>, attempt: JobKind<Notes>['attempt']): JobKind {
  return {
    kind,
    atOnce,
    attempt: async (given) => {
      const read = notes.safeParse(given.notes)
      if (!read.success) return { is: 'failed', error: 'This version of Waybook cannot read the job' }
      return await attempt({ ...given, notes: read.data })
    },
  }
}
