import type { Job } from '@waybook/contract'

import type { Actor } from '#database/change.ts'

export interface JobRecord {
  /** The job as viewers see it. */
  readonly job: Readonly<Job>
  readonly startedBy: Actor
  /** Users who requested the same job while it was running. They can follow it as if they had started it. */
  readonly followers: readonly Actor[]
  /** The worker's remaining work; `null` if a script runs the job, or if it has ended. Never sent to clients. */
  readonly task: JobTask | null
}

/** The worker's data of a job. Times are in milliseconds since 1970. */
export interface JobTask {
  readonly kind: string
  /** Data of the kind, JSON-serializable. */
  readonly notes: unknown
  /** The number of attempts started. Checking on a waiting job does not count as an attempt. */
  readonly attempts: number
  /** Whether another service is doing the work and will report its end. Until then, no worker holds the job. */
  readonly waiting: boolean
  /** The worker that asked that service. */
  readonly askedBy?: string | null
  /** The worker that holds the job. */
  readonly holder: string | null
  /** When a worker may claim the job. While a worker holds it, this is the end of the lease. */
  readonly dueAt: number
}
