import type * as z from 'zod/mini'

import type { JobRecord } from './job-record.ts'
import type { Outcome } from './outcome.ts'

/** What an attempt at a job is given. */
interface Attempt<Notes> {
  readonly job: Readonly<JobRecord['job']>
  readonly startedBy: string
  readonly notes: Notes
  /** Aborted when the job was taken away: removed, ended by somebody else, or the server closes. What is answered then counts for nothing. */
  readonly signal: AbortSignal
  /** Tells how far it is, from 0 to 1. It may be called as often as one likes. */
  readonly report: (progress: number) => void
}

/** A kind of work that the worker does. It may be cut off anywhere and begun anew, so what it does on the way must do no harm twice. */
export interface JobKind<Notes = unknown> {
  /** As in the job's `metadata.kind`. */
  readonly kind: string
  readonly attempt: (attempt: Attempt<Notes>) => Promise<Outcome>
}

/** A kind whose notes are checked as they come out of the store. */
export function jobKind<Notes>(kind: string, notes: z.ZodMiniType<Notes>, attempt: JobKind<Notes>['attempt']): JobKind {
  return {
    kind,
    attempt: async (given) => {
      const read = notes.safeParse(given.notes)
      if (!read.success) return { is: 'failed', error: 'This Waybook cannot read what the job is about' }
      return await attempt({ ...given, notes: read.data })
    },
  }
}
