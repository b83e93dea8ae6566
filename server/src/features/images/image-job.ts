import { entityTypes, imageStyles, perspectives } from '@waybook/contract'
import * as z from 'zod/mini'

import type { CampaignTables } from '#database/database.ts'

import { readSettings } from '../campaign/queries.ts'
import { jobKind, type JobKind } from '../jobs/job-kind.ts'
import type { ImageService } from './images.ts'

export const IMAGE_KIND = 'image'

/** An accepted order is sent again at this interval. The service recognises it, or has lost it and starts over. */
const LOOK_EVERY_MS = 10_000
/** A model may take minutes, and other orders may be ahead in the queue. */
const PAINTED_WITHIN_MS = 15 * 60_000

/** The data of an image job, for the worker only: the prompt may contain what the user who started it may not know. */
const notes = z.object({
  order: z.object({
    prompt: z.string(),
    entityId: z.string(),
    entityType: z.enum(entityTypes),
    name: z.string(),
    style: z.enum(imageStyles),
    perspective: z.nullable(z.enum(perspectives)),
  }),
  /** Whether the picture may replace another. */
  mayReplace: z.boolean(),
  /** When the first order was accepted (milliseconds since 1970), and the service's id for the last one. */
  orderedAt: z.nullable(z.number()),
  imageJob: z.nullable(z.string()),
})

export type ImageNotes = z.infer<typeof notes>

export function readImageNotes(given: unknown): ImageNotes | null {
  const read = notes.safeParse(given)
  return read.success ? read.data : null
}

interface Options {
  readonly imageService: ImageService
  readonly records: CampaignTables
  readonly now: () => number
  /** The reference under which a job's picture comes back. */
  readonly referenceOf: (jobId: string) => string
}

/** Orders a picture and waits until it is delivered (see `receive-delivery.ts`). */
export function imageKind({ imageService, records, now, referenceOf }: Options): JobKind {
  return jobKind(IMAGE_KIND, notes, async ({ job, notes: about, signal }) => {
    if (!(await readSettings(records)).imageGeneration)
      return { is: 'failed', error: 'Image generation is switched off' }
    const orderedAt = about.orderedAt ?? now()
    if (now() - orderedAt > PAINTED_WITHIN_MS)
      return { is: 'failed', error: `The image service did not deliver within ${PAINTED_WITHIN_MS / 60_000} minutes` }
    const ordered = await imageService.order({ reference: referenceOf(job.id), ...about.order }, signal)
    if (!ordered.ok) {
      const { error, afterMs } = ordered
      return ordered.retryable ? { is: 'again', error, afterMs: afterMs ?? undefined } : { is: 'failed', error }
    }
    const { imageJob } = ordered
    const log = imageJob === about.imageJob ? undefined : 'The image service is painting'
    return { is: 'waiting', lookInMs: LOOK_EVERY_MS, notes: { ...about, orderedAt, imageJob }, log }
  })
}
