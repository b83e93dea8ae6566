import * as z from 'zod/mini'

import { gameMaster, signedIn } from '../access.ts'
import { question, write } from '../operation.ts'
import { job, jobStatus } from '../records/job.ts'
import { done, recordId, shortText } from './parameters.ts'

/** The most jobs that one call lists (specification, section 9). */
const JOB_LIST_MAX = 100

const JOB_TEXT_MAX = 2000
const longText = z.string().check(z.maxLength(JOB_TEXT_MAX))
const metadata = z.record(z.string(), z.unknown())

export const createJob = write({
  name: 'createJob',
  summary: 'Notes a piece of background work.',
  params: z.object({
    job: z.object({ title: shortText, description: z.optional(longText), metadata: z.optional(metadata) }),
  }),
  answer: z.object({ ...done, job }),
  callers: gameMaster,
})

export const updateJob = write({
  name: 'updateJob',
  summary: 'Moves a job on, or adds to what is known of it.',
  params: z.object({
    jobId: recordId,
    updates: z.object({
      status: z.optional(jobStatus),
      description: z.optional(longText),
      metadata: z.optional(metadata),
      error: z.optional(longText),
    }),
  }),
  answer: z.object({ ...done, job }),
  callers: gameMaster,
})

export const getJobs = question({
  name: 'getJobs',
  summary: 'The newest jobs.',
  params: z.object({ limit: z.optional(z.int().check(z.minimum(1), z.maximum(JOB_LIST_MAX))) }),
  answer: z.object({ jobs: z.array(job) }),
  callers: gameMaster,
})

export const getJob = question({
  name: 'getJob',
  summary: 'One job; players read those they started.',
  params: z.object({ jobId: recordId }),
  answer: z.object({ job }),
  callers: signedIn,
})

export const deleteJob = write({
  name: 'deleteJob',
  summary: 'Forgets a job.',
  params: z.object({ jobId: recordId }),
  answer: z.object(done),
  callers: gameMaster,
})
