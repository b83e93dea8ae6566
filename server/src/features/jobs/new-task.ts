import type { Actor } from '#database/change.ts'
import type { CampaignTransaction } from '#database/database.ts'
import { randomId } from '#runtime/random-id.ts'

import { createdJob } from './job-state.ts'
import { putJob } from './queries.ts'

export interface NewTask {
  readonly kind: string
  readonly notes: unknown
  readonly title: string
  readonly description: string
  /** Sent to viewers in addition to the kind. Must not contain anything that the user who started the job may not know. */
  readonly metadata: Readonly<Record<string, unknown>>
  readonly startedBy: Actor
}

/** Within a transaction: adds a job for the worker. Returns its id. */
export async function addTask(
  records: CampaignTransaction,
  { kind, notes, startedBy, ...about }: NewTask,
): Promise<string> {
  const id = randomId()
  const job = createdJob({ ...about, id, metadata: { kind, ...about.metadata } }, records.at)
  const task = { kind, notes, attempts: 0, waiting: false, holder: null, dueAt: records.at }
  await putJob(records, id, { job, startedBy, followers: [], task })
  return id
}
