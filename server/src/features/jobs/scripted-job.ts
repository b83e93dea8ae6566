import { hasEnded, Problem, type Job, type ParamsOf } from '@waybook/contract'

import {
  completedJob,
  createdJob,
  failedJob,
  mayBecome,
  noted,
  retainedLogs,
  startedJob,
  touchedJob,
} from './job-state.ts'

type WantedJob = ParamsOf<'createJob'>['job'] & { readonly id: string }
type Updates = ParamsOf<'updateJob'>['updates']

/** A script's own values for its job's state. */
type Given = Pick<Updates, 'lastUpdatedAt' | 'startedAt' | 'completedAt' | 'logs' | 'result' | 'error'>

/** Creates a script's job. Missing fields are filled in to fit its status. */
export function scriptedJob({ id, title, description = '', metadata = {}, ...given }: WantedJob, nowMs: number): Job {
  const { status = 'pending', createdAt = nowMs } = given
  const created = createdJob({ id, title, description, metadata }, nowMs)
  const begun = status === 'running' || status === 'completed' ? startedJob(created, nowMs) : created
  return asGiven({ ...endedAs(begun, { status, ...given }, nowMs), createdAt }, given)
}

/** Applies updates to a script's job. Throws the Problem `conflict` if the state transition is not allowed. */
export function updatedJob(job: Readonly<Job>, updates: Updates, nowMs: number): Job {
  const { status = job.status, title = job.title, description = job.description, metadata = {}, log } = updates
  if (hasEnded(job)) throw new Problem('conflict', `The job has ${job.status}: it can no longer be changed`)
  if (status !== job.status && !mayBecome(job.status, status))
    throw new Problem('conflict', `A job that is ${job.status} cannot become ${status}`)
  const touched = touchedJob({ ...job, title, description }, metadata, nowMs)
  const begun = status === 'running' ? startedJob(touched, nowMs) : touched
  const logged = log ? noted(begun, log, nowMs) : begun
  return asGiven(endedAs(logged, { ...updates, status }, nowMs), updates)
}

function endedAs(
  job: Job,
  { status, result, error }: Pick<Updates, 'status' | 'result' | 'error'>,
  nowMs: number,
): Job {
  if (status === 'completed') return completedJob(job, result, nowMs)
  return status === 'failed' ? failedJob(job, error ?? 'Unknown error', nowMs) : job
}

/** The job with the given values in place of Waybook's. Throws the Problem `bad-params` for a value that does not fit the job's status. */
function asGiven(job: Job, given: Given): Job {
  const { lastUpdatedAt = job.lastUpdatedAt, result = job.result } = given
  const startedAt = given.startedAt ?? job.startedAt
  const completedAt = given.completedAt ?? job.completedAt
  const error = given.error ?? job.error
  if (startedAt !== null && job.status === 'pending') throw misplaced('startedAt', job)
  if (completedAt !== null && !hasEnded(job)) throw misplaced('completedAt', job)
  if (result !== null && job.status !== 'completed') throw misplaced('result', job)
  if (error !== null && job.status !== 'failed') throw misplaced('error', job)
  const logs = given.logs && given.logs.length > 0 ? retainedLogs(given.logs) : job.logs
  return { ...job, lastUpdatedAt, startedAt, completedAt, logs, result, error }
}

function misplaced(field: string, { status }: Job): Problem {
  return new Problem('bad-params', `${field}: a job that is ${status} has none`)
}
