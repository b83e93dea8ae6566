import * as z from 'zod/mini'

import { gameMaster, signedIn } from '../access.ts'
import { question, write } from '../operation.ts'
import { job, JOB_LIST_MAX, jobLogLevel, jobStatus } from '../records/job.ts'
import { done, recordId, shortText } from './parameters.ts'

const JOB_TEXT_MAX = 2000
/** Of what a script keeps in a job, in characters of JSON: a list holds a hundred of them. */
const JOB_NOTES_MAX = 8000

const fits = (value: unknown) => JSON.stringify(value).length <= JOB_NOTES_MAX
const bounded = z.refine(fits, `has more than ${JOB_NOTES_MAX} characters of JSON`)
const longText = z.string().check(z.maxLength(JOB_TEXT_MAX))
const metadata = z.record(z.string(), z.unknown()).check(bounded)

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
  summary: 'Moves a job on, or adds to what is known of it; not one that Waybook does itself.',
  params: z.object({
    jobId: recordId,
    updates: z.object({
      status: z.optional(jobStatus),
      description: z.optional(longText),
      /** What is given is put over what is there. */
      metadata: z.optional(metadata),
      /** With the status completed. */
      result: z.optional(z.unknown().check(bounded)),
      /** With the status failed. */
      error: z.optional(longText),
      log: z.optional(z.object({ message: longText, level: jobLogLevel })),
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
