import { Problem } from '@waybook/contract'
import * as z from 'zod/mini'

import type { Kept } from '#blobs/keep-picture.ts'
import type { PictureFile } from '#database/tables.ts'

import { settle, type Outcome } from '../jobs/outcome.ts'
import { hasTask } from '../jobs/task.ts'
import type { WriteRepositories } from '../repositories.ts'
import type { CampaignStore } from '../store.ts'
import { readImageNotes, type ImageNotes } from './image-job.ts'
import { readJson } from './read-json.ts'

/** What the image service brings for a job: a picture's bytes, or why there is none. */
export interface Delivery {
  readonly reference: string
  /** What the service calls the job. */
  readonly imageJob: string
  readonly isPicture: boolean
  readonly body: Uint8Array
}

interface Around {
  readonly records: CampaignStore
  /** Throws the Problem `unavailable`: the picture is to be delivered again then. */
  readonly keep: (picture: Uint8Array) => Promise<Kept>
}

const ERROR_MAX = 500
const notPainted = z.object({ error: z.string(), retryable: z.optional(z.boolean()) })
const everything = { everything: true } as const

/**
 * Ends a job with what was delivered for it, once: a delivery for a job that has ended changes nothing. Throws the Problem `gone` where
 * there is no such job.
 */
export async function takeDelivery(delivery: Delivery, { records, keep }: Around): Promise<void> {
  const { reference } = delivery
  const record = await records.jobs.find(reference)
  if (!record) throw new Problem('gone')
  if (!hasTask(record)) return
  const notes = readImageNotes(record.task.notes)
  if (!notes) throw new Problem('gone')
  // That an order failed which was given again since says nothing of the new one.
  if (!delivery.isPicture && notes.imageJob !== null && notes.imageJob !== delivery.imageJob) return
  const outcome = await outcomeOf(delivery, notes, keep)
  await records.transaction({ actor: record.startedBy }, async (write) => {
    const current = await write.jobs.find(reference)
    if (hasTask(current)) await settle(write, current, outcome, Math.random())
  })
}

async function outcomeOf({ isPicture, body }: Delivery, notes: ImageNotes, keep: Around['keep']): Promise<Outcome> {
  if (!isPicture) return failureIn(body)
  const kept = await keep(body)
  if (!kept.ok) return { is: 'again', error: `What the image service painted ${kept.why}` }
  const { entityId } = notes.order
  const write = async (records: WriteRepositories) => await show(records, kept.picture, notes)
  return { is: 'done', result: { entityId }, write }
}

function failureIn(body: Uint8Array): Outcome {
  const read = notPainted.safeParse(readJson(Buffer.from(body).toString()))
  if (!read.success) return { is: 'again', error: 'The image service said nothing that can be understood' }
  const error = read.data.error.slice(0, ERROR_MAX)
  return read.data.retryable ? { is: 'again', error } : { is: 'failed', error }
}

/** Answers why the picture cannot be the entity's. */
async function show(
  records: WriteRepositories,
  picture: PictureFile,
  { order, mayReplace }: ImageNotes,
): Promise<string | null> {
  const { entityId, name } = order
  const [card] = await records.entities.cards([entityId], everything)
  if (card?.picture && !mayReplace) return `${name} was given another picture meanwhile`
  return (await records.pictures.set(entityId, picture)) ? null : `${name} is not in the campaign any more`
}
