import { hasEnded, JOB_LIST_MAX, Problem, type Job, type ParamsOf, type Viewer } from '@waybook/contract'

import type { Handler, WriteHandler } from '../../operations/handler.ts'
import type { JobRecord } from './job-record.ts'
import { completedJob, createdJob, failedJob, mayBecome, noted, startedJob, touchedJob } from './job-state.ts'
import { newJobId } from './new-task.ts'

export const createJob: WriteHandler<'createJob'> = async ({ records, viewer }, { job: wanted }) => {
  const { title, description = '', metadata = {} } = wanted
  const job = createdJob({ id: newJobId(), title, description, metadata }, records.at)
  await records.putJob(job.id, { job, startedBy: viewer.userId, task: null })
  return { success: true, job }
}

export const updateJob: WriteHandler<'updateJob'> = async ({ records }, { jobId, updates }) => {
  const record = await records.job(jobId)
  if (!record) throw notFound(jobId)
  if (record.task) throw new Problem('conflict', 'Waybook does this job itself')
  const job = updated(record.job, updates, records.at)
  await records.putJob(jobId, { ...record, job })
  return { success: true, job }
}

export const getJobs: Handler<'getJobs'> = async ({ records }, { limit = JOB_LIST_MAX }) => {
  return { jobs: (await records.jobs(limit)).map(toJob) }
}

export const getJob: Handler<'getJob'> = async ({ records, viewer }, { jobId }) => {
  const record = await records.job(jobId)
  if (!record || !mayRead(viewer, record)) throw notFound(jobId)
  return { job: toJob(record) }
}

export const deleteJob: WriteHandler<'deleteJob'> = async ({ records }, { jobId }) => {
  if (!(await records.job(jobId))) throw notFound(jobId)
  await records.putJob(jobId, null)
  return { success: true }
}

function mayRead(viewer: Viewer, { startedBy }: JobRecord): boolean {
  return viewer.role === 'gameMaster' || viewer.userId === startedBy
}

function toJob({ job }: JobRecord): Job {
  return { ...job }
}

function notFound(jobId: string): Problem {
  return new Problem('not-found', `Job "${jobId}" not found`)
}

/** A script's job as it is after its updates; throws the Problem `conflict` where a state cannot follow on what is. */
function updated(job: Readonly<Job>, updates: ParamsOf<'updateJob'>['updates'], nowMs: number): Job {
  const { status = job.status, description = job.description, metadata = {}, log } = updates
  if (hasEnded(job)) throw new Problem('conflict', `The job has ${job.status}: it cannot be changed any more`)
  if (status !== job.status && !mayBecome(job.status, status))
    throw new Problem('conflict', `A job that is ${job.status} cannot become ${status}`)
  const touched = touchedJob({ ...job, description }, metadata, nowMs)
  const begun = status === 'running' ? startedJob(touched, nowMs) : touched
  const logged = log ? noted(begun, log, nowMs) : begun
  if (status === 'completed') return completedJob(logged, updates.result, nowMs)
  return status === 'failed' ? failedJob(logged, updates.error ?? 'Unknown error', nowMs) : logged
}
