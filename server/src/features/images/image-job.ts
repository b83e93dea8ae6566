import type { CampaignTables } from '#database/database.ts'

import { readSettings } from '../campaign/queries.ts'
import { jobKind, type JobKind } from '../jobs/job-kind.ts'
import { IMAGE_KIND, imageNotes } from './image-notes.ts'
import type { ImageService } from './images.ts'
import { type KeepPicture, withPicture } from './with-picture.ts'

/** An order that a service accepted is sent again at this interval. The service recognizes it, or starts over if it has lost it. */
const LOOK_EVERY_MS = 10_000
/** A model may take minutes, and other orders may be ahead in the queue. */
const PAINTED_WITHIN_MS = 15 * 60_000

interface Options {
  readonly imageService: ImageService
  readonly records: CampaignTables
  readonly now: () => number
  /** The reference under which a job's picture comes back. */
  readonly referenceOf: (jobId: string) => string
  /** Throws a Problem if there is no room for a picture. */
  readonly expectRoom: () => Promise<void>
  readonly keep: KeepPicture
}

/** Has a picture painted, or orders it and waits until it is delivered (see `receive-delivery.ts`). */
export function imageKind({ imageService, records, now, referenceOf, expectRoom, keep }: Options): JobKind {
  const { atOnce } = imageService
  return jobKind({ kind: IMAGE_KIND, notes: imageNotes, atOnce }, async ({ job, notes: about, signal }) => {
    if (!(await readSettings(records)).imageGeneration)
      return { is: 'failed', error: 'Image generation is switched off' }
    const orderedAt = about.orderedAt ?? now()
    if (now() - orderedAt > PAINTED_WITHIN_MS)
      return { is: 'failed', error: `The image service did not deliver within ${PAINTED_WITHIN_MS / 60_000} minutes` }
    if (about.orderedAt === null) await expectRoom()
    const ordered = await imageService.order({ reference: referenceOf(job.id), ...about.order }, signal)
    if (!ordered.ok) {
      const { error, afterMs } = ordered
      return ordered.retryable ? { is: 'again', error, afterMs: afterMs ?? undefined } : { is: 'failed', error }
    }
    if ('picture' in ordered) return await withPicture(ordered.picture, about, keep)
    const { imageJob } = ordered
    const log = imageJob === about.imageJob ? undefined : 'The image service is painting'
    return { is: 'waiting', lookInMs: LOOK_EVERY_MS, notes: { ...about, orderedAt, imageJob }, log }
  })
}
