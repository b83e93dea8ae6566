import { JOB_LIST_MAX, Problem, type Job, type Viewer } from '@waybook/contract'

import { randomId } from '#runtime/random-id.ts'
import { pageProblems } from '#sentences/problems.ts'

import type { OperationHandlers } from '../request-context.ts'
import { type JobRecord } from './job-record.ts'
import { findJob, listJobs, putJob } from './queries.ts'
import { scriptedJob, updatedJob } from './scripted-job.ts'

export const jobOperations = {
  createJob: async ({ records, viewer }, { job: wanted }) => {
    if (wanted.id !== undefined && (await findJob(records, wanted.id)))
      throw new Problem('conflict', `Job "${wanted.id}" already exists`)
    const job = scriptedJob({ ...wanted, id: wanted.id ?? randomId() }, records.at)
    await putJob(records, job.id, { job, startedBy: viewer.userId, followers: [], task: null })
    return { job }
  },

  updateJob: async ({ records }, { jobId, updates }) => {
    const record = await findJob(records, jobId)
    if (!record) throw notFound(jobId)
    if (record.task) throw new Problem('conflict', pageProblems.waybookDoesJobItself())
    const job = updatedJob(record.job, updates, records.at)
    await putJob(records, jobId, { ...record, job })
    return { job }
  },

  getJobs: async ({ records }, { limit = JOB_LIST_MAX }) => {
    return { jobs: (await listJobs(records, limit)).map(toJob) }
  },

  getJob: async ({ records, viewer }, { jobId }) => {
    const record = await findJob(records, jobId)
    if (!record || !mayRead(viewer, record)) throw notFound(jobId)
    return { job: toJob(record) }
  },

  deleteJob: async ({ records }, { jobId }) => {
    if (!(await findJob(records, jobId))) throw notFound(jobId)
    await putJob(records, jobId, null)
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
