import { hasEnded, JOB_LIST_MAX, Problem, type Job, type ParamsOf, type Viewer } from '@waybook/contract'

import type { OperationHandlers } from '../request-context.ts'
import { type JobRecord } from './job-record.ts'
import { completedJob, createdJob, failedJob, mayBecome, noted, startedJob, touchedJob } from './job-state.ts'
import { newJobId } from './new-task.ts'

export const jobOperations = {
  createJob: async ({ records, viewer }, { job: wanted }) => {
    const { title, description = '', metadata = {} } = wanted
    const job = createdJob({ id: newJobId(), title, description, metadata }, records.at)
    await records.jobs.put(job.id, { job, startedBy: viewer.userId, followers: [], task: null })
    return { success: true, job }
  },

  updateJob: async ({ records }, { jobId, updates }) => {
    const record = await records.jobs.find(jobId)
    if (!record) throw notFound(jobId)
    if (record.task) throw new Problem('conflict', 'Waybook does this job itself')
    const job = updated(record.job, updates, records.at)
    await records.jobs.put(jobId, { ...record, job })
    return { success: true, job }
  },

  getJobs: async ({ records }, { limit = JOB_LIST_MAX }) => {
    return { jobs: (await records.jobs.list(limit)).map(toJob) }
  },

  getJob: async ({ records, viewer }, { jobId }) => {
    const record = await records.jobs.find(jobId)
    if (!record || !mayRead(viewer, record)) throw notFound(jobId)
    return { job: toJob(record) }
  },

  deleteJob: async ({ records }, { jobId }) => {
    if (!(await records.jobs.find(jobId))) throw notFound(jobId)
    await records.jobs.put(jobId, null)
    return { success: true }
  },
} satisfies Partial<OperationHandlers>

function mayRead({ role, userId }: Viewer, { startedBy, followers }: JobRecord): boolean {
  return role === 'gameMaster' || userId === startedBy || followers.includes(userId)
}

function toJob({ job }: JobRecord): Job {
  return { ...job }
}

function notFound(jobId: string): Problem {
  return new Problem('not-found', `Job "${jobId}" not found`)
}

/** Applies updates to a script's job. Throws the Problem `conflict` if the state transition is not allowed. */
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
