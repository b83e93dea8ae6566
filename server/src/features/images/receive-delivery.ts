import { everything, Problem } from '@waybook/contract'
import * as z from 'zod/mini'

import type { StoreResult } from '#blobs/store-picture.ts'
import type { CampaignTransaction } from '#database/database.ts'
import type { PictureFile } from '#database/tables.ts'

import { readCards } from '../entities/cards.ts'
import { settle, type Outcome } from '../jobs/outcome.ts'
import { findJob } from '../jobs/queries.ts'
import { hasTask } from '../jobs/task.ts'
import { setPicture } from '../pictures/set-picture.ts'
import type { CampaignStore } from '../store.ts'
import { readImageNotes, type ImageNotes } from './image-job.ts'
import { readJson } from './images.ts'

/** What the image service delivers for a job: the bytes of a picture, or an error. */
export interface Delivery {
  readonly jobId: string
  /** The service's id for the job. */
  readonly imageJob: string
  readonly isPicture: boolean
  readonly body: Uint8Array
}

interface DeliveryServices {
  readonly records: CampaignStore
  /** Throws the Problem `unavailable` if the picture is to be delivered again later. */
  readonly keep: (picture: Uint8Array) => Promise<StoreResult>
}

const ERROR_MAX = 500
const notPainted = z.object({ error: z.string(), retryable: z.optional(z.boolean()) })
/** Ends a job with what was delivered. Does nothing if the job has already ended; throws the Problem `gone` if it does not exist. */
export async function receiveDelivery(delivery: Delivery, { records, keep }: DeliveryServices): Promise<void> {
  const { jobId } = delivery
  const record = await findJob(records, jobId)
  if (!record) throw new Problem('gone')
  if (!hasTask(record)) return
  const notes = readImageNotes(record.task.notes)
  if (!notes) throw new Problem('gone')
  // A failure of an earlier order says nothing about the current one.
  if (!delivery.isPicture && notes.imageJob !== null && notes.imageJob !== delivery.imageJob) return
  const outcome = await outcomeOf(delivery, notes, keep)
  await records.transaction({ actor: record.startedBy }, async (write) => {
    const current = await findJob(write, jobId)
    if (hasTask(current)) await settle(write, current, outcome, Math.random())
  })
}

async function outcomeOf(
  { isPicture, body }: Delivery,
  notes: ImageNotes,
  keep: DeliveryServices['keep'],
): Promise<Outcome> {
  if (!isPicture) return failureIn(body)
  const stored = await keep(body)
  if (!stored.ok) return { is: 'again', error: `The picture from the image service ${stored.why}` }
  const { entityId } = notes.order
  const write = async (records: CampaignTransaction) => await show(records, stored.picture, notes)
  return { is: 'done', result: { entityId }, write }
}

function failureIn(body: Uint8Array): Outcome {
  const read = notPainted.safeParse(readJson(Buffer.from(body).toString()))
  if (!read.success) return { is: 'again', error: 'The image service sent an unreadable error' }
  const error = read.data.error.slice(0, ERROR_MAX)
  return read.data.retryable ? { is: 'again', error } : { is: 'failed', error }
}

/** Shows the picture on the entity, or returns why it cannot. */
async function show(
  records: CampaignTransaction,
  picture: PictureFile,
  { order, mayReplace }: ImageNotes,
): Promise<string | null> {
  const { entityId, name } = order
  const [card] = await readCards(records, [entityId], everything)
  if (card?.picture && !mayReplace) return `${name} was given another picture meanwhile`
  return (await setPicture(records, entityId, picture)) ? null : `${name} is no longer in the campaign`
}
