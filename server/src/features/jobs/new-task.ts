import { randomBytes } from 'node:crypto'

import type { Actor } from '#database/change.ts'

import type { WriteRepositories } from '../repositories.ts'
import { createdJob } from './job-state.ts'

/** Enough that nobody guesses the id of a job that they are not told of. */
const ID_BYTES = 12

export function newJobId(): string {
  return randomBytes(ID_BYTES).toString('base64url')
}

export interface NewTask {
  readonly kind: string
  readonly notes: unknown
  readonly title: string
  readonly description: string
  /** What is told of it beside its kind; never what its starter may not know. */
  readonly metadata: Readonly<Record<string, unknown>>
  readonly startedBy: Actor
}

/** Within an act: leaves a job to the worker, and answers its id. */
export async function addTask(
  records: WriteRepositories,
  { kind, notes, startedBy, ...about }: NewTask,
): Promise<string> {
  const id = newJobId()
  const job = createdJob({ ...about, id, metadata: { kind, ...about.metadata } }, records.at)
  const task = { kind, notes, attempts: 0, waiting: false, holder: null, dueAt: records.at }
  await records.jobs.put(id, { job, startedBy, followers: [], task })
  return id
}
