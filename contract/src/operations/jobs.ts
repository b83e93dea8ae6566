import * as z from 'zod/mini'

import { gameMaster, signedIn } from '../access.ts'
import { read, write } from '../operation.ts'
import { job, JOB_LIST_MAX, jobLogLevel, jobStatus } from '../records/job.ts'
import { done, recordId, shortText } from './parameters.ts'

const JOB_TEXT_MAX = 2000
/** The maximum size of a script's own data in a job, in characters of JSON; a list contains up to a hundred jobs. */
const JOB_NOTES_MAX = 8000

const fits = (value: unknown) => JSON.stringify(value).length <= JOB_NOTES_MAX
const bounded = z.refine(fits, `has more than ${JOB_NOTES_MAX} characters of JSON`)
const longText = z.string().check(z.maxLength(JOB_TEXT_MAX))
const metadata = z.record(z.string(), z.unknown()).check(bounded)

export const createJob = write({
  name: 'createJob',
  summary: 'Creates a job.',
  params: z.object({
    job: z.object({ title: shortText, description: z.optional(longText), metadata: z.optional(metadata) }),
  }),
  answer: z.object({ ...done, job }),
  callers: gameMaster,
})

export const updateJob = write({
  name: 'updateJob',
  summary: 'Updates a job’s status or details. Jobs that Waybook runs itself cannot be updated.',
  params: z.object({
    jobId: recordId,
    updates: z.object({
      status: z.optional(jobStatus),
      description: z.optional(longText),
      /** Merged into the existing metadata. */
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

export const getJobs = read({
  name: 'getJobs',
  summary: 'Lists the newest jobs.',
  params: z.object({ limit: z.optional(z.int().check(z.minimum(1), z.maximum(JOB_LIST_MAX))) }),
  answer: z.object({ jobs: z.array(job) }),
  callers: gameMaster,
})

export const getJob = read({
  name: 'getJob',
  summary: 'Returns a job. Players may read those that they started.',
  params: z.object({ jobId: recordId }),
  answer: z.object({ job }),
  callers: signedIn,
})

export const deleteJob = write({
  name: 'deleteJob',
  summary: 'Deletes a job.',
  params: z.object({ jobId: recordId }),
  answer: z.object(done),
  callers: gameMaster,
})
