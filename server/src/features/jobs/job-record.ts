import type { Job } from '@waybook/contract'

import type { Actor } from '#database/change.ts'

export interface JobRecord {
  /** As it is told. */
  readonly job: Readonly<Job>
  readonly startedBy: Actor
  /** Who asked for the same while it was under way: they follow it as if it were theirs. */
  readonly followers: readonly Actor[]
  /** What the worker has yet to do; `null` where a script does the job, or where it has ended. It is told to nobody. */
  readonly task: JobTask | null
}

/** The worker's side of a job. Times are milliseconds since 1970. */
export interface JobTask {
  readonly kind: string
  /** The kind's own, as JSON can hold it. */
  readonly notes: unknown
  /** How often it was begun. Looking after a job that waits is no attempt. */
  readonly attempts: number
  /** Whether somebody else is at work, who will say when it is done; until then nobody holds it. */
  readonly waiting: boolean
  /** The worker that holds it. */
  readonly holder: string | null
  /** When it is to be taken up: again, where somebody holds it and has not said since that they still do. */
  readonly dueAt: number
}
