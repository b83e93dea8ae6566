import { Problem } from '@waybook/contract'
import * as z from 'zod/mini'

import { settle, type Outcome } from '../jobs/outcome.ts'
import { findJob } from '../jobs/queries.ts'
import { hasTask } from '../jobs/task.ts'
import type { CampaignStore } from '../store.ts'
import { readImageNotes } from './image-notes.ts'
import { readJson } from './images.ts'
import { type KeepPicture, withPicture } from './with-picture.ts'

/** A delivery by the image service for a job: the bytes of a picture, or an error. */
export interface Delivery {
  readonly jobId: string
  /** The service's id for the job. */
  readonly imageJob: string
  readonly isPicture: boolean
  readonly body: Uint8Array
}

interface DeliveryServices {
  readonly records: CampaignStore
  readonly keep: KeepPicture
}

const ERROR_MAX = 500
const notPainted = z.object({ error: z.string(), retryable: z.optional(z.boolean()) })

/** Ends a job with a delivery. Does nothing if the job has already ended; throws the Problem `gone` if it does not exist. */
export async function receiveDelivery(delivery: Delivery, { records, keep }: DeliveryServices): Promise<void> {
  const { jobId } = delivery
  const record = await findJob(records, jobId)
  if (!record) throw new Problem('gone')
  if (!hasTask(record)) return
  const notes = readImageNotes(record.task.notes)
  if (!notes) throw new Problem('gone')
  // A failure of an earlier order says nothing about the current one.
  if (!delivery.isPicture && notes.imageJob !== null && notes.imageJob !== delivery.imageJob) return
  const { isPicture, body } = delivery
  const outcome = isPicture ? await withPicture(body, notes, keep) : failureIn(body)
  await records.transaction({ actor: record.startedBy }, async (write) => {
    const current = await findJob(write, jobId)
    if (hasTask(current)) await settle(write, current, outcome, Math.random())
  })
}

function failureIn(body: Uint8Array): Outcome {
  const read = notPainted.safeParse(readJson(Buffer.from(body).toString()))
  if (!read.success) return { is: 'again', error: 'The image service sent an unreadable error' }
  const error = read.data.error.slice(0, ERROR_MAX)
  return read.data.retryable ? { is: 'again', error } : { is: 'failed', error }
}
