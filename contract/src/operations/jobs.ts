import * as z from 'zod/mini'

import { gameMaster, signedIn } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { job, JOB_LIST_MAX, jobLogLevel, jobStatus } from '../records/job.ts'
import { done, recordId, shortText } from './parameters.ts'

const JOB_TEXT_MAX = 2000
/** The maximum size of a script's data in a job, in characters of JSON. A list contains up to a hundred jobs. */
const JOB_NOTES_MAX = 8000

const fits = (value: unknown) => JSON.stringify(value).length <= JOB_NOTES_MAX
const bounded = z.refine(fits, `has more than ${JOB_NOTES_MAX} characters of JSON`)
const longText = z.string().check(z.maxLength(JOB_TEXT_MAX))
const metadata = z.record(z.string(), z.unknown()).check(bounded)

const log = { message: longText, level: jobLogLevel }
/** Milliseconds since 1970, within the range of JavaScript's dates, or an ISO 8601 time with a zone. */
const atMs = z.union(
  [
    z.int().check(z.minimum(0), z.maximum(8.64e15)),
    z.pipe(
      z.iso.datetime({ offset: true }),
      z.transform((time: string) => Date.parse(time)),
    ),
  ],
  'must be milliseconds since 1970, or a time such as 2026-11-28T19:30:00Z',
)
/** More than a job stores. The rest is dropped. */
const LOGS_GIVEN_MAX = 1000

/** The fields that a script may set on its job, at its creation and later. Other fields are refused by name. */
const given = {
  description: z.optional(longText),
  status: z.optional(jobStatus),
  lastUpdatedAt: z.optional(atMs),
  startedAt: z.optional(z.nullable(atMs)),
  completedAt: z.optional(z.nullable(atMs)),
  /** All lines of the log. Waybook then adds no lines, unless the list is empty. */
  logs: z.optional(z.array(z.object({ timestamp: atMs, ...log })).check(z.maxLength(LOGS_GIVEN_MAX))),
  metadata: z.optional(metadata),
  /** The result of a completed job. */
  result: z.optional(z.unknown().check(bounded)),
  /** The error of a failed job. */
  error: z.optional(z.nullable(longText)),
}

export const createJob = defineWrite({
  name: 'createJob',
  summary: 'Creates a job, with the given id, status, times and logs.',
  params: z.object({
    job: z.strictObject({ ...given, title: shortText, id: z.optional(recordId), createdAt: z.optional(atMs) }),
  }),
  answer: z.object({ ...done, job }),
  callers: gameMaster,
})

export const updateJob = defineWrite({
  name: 'updateJob',
  summary: 'Updates a job’s status or details. Jobs that Waybook itself runs can’t be updated.',
  params: z.object({
    jobId: recordId,
    /** `metadata` is merged into the existing metadata. `log` is added to the log. */
    updates: z.strictObject({ ...given, title: z.optional(shortText), log: z.optional(z.object(log)) }),
  }),
  answer: z.object({ ...done, job }),
  callers: gameMaster,
})

export const getJobs = defineRead({
  name: 'getJobs',
  summary: 'Lists the newest jobs.',
  params: z.object({ limit: z.optional(z.int().check(z.minimum(1), z.maximum(JOB_LIST_MAX))) }),
  answer: z.object({ jobs: z.array(job) }),
  callers: gameMaster,
})

export const getJob = defineRead({
  name: 'getJob',
  summary: 'Returns a job. Players may read jobs that they started.',
  params: z.object({ jobId: recordId }),
  answer: z.object({ job }),
  callers: signedIn,
})

export const deleteJob = defineWrite({
  name: 'deleteJob',
  summary: 'Deletes a job.',
  params: z.object({ jobId: recordId }),
  answer: z.object(done),
  callers: gameMaster,
})
