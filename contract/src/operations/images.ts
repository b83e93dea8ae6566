import * as z from 'zod/mini'

import { gameMaster, grantedBy } from '../access.ts'
import { question, write } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { imageStyles } from '../records/image-style.ts'
import { perspectives } from '../records/perspective.ts'
import { picture } from '../records/picture.ts'
import { done, recordId } from './parameters.ts'

export const IMAGE_PROMPT_MAX = 4000

/** How long an image that was replaced or taken away can be brought back. */
export const REMOVED_IMAGES_KEPT_MS = 30 * 24 * 3_600_000

const style = z.optional(z.enum(imageStyles))
/** Of scenes only. */
const perspective = z.optional(z.enum(perspectives))

export const generateImage = write({
  name: 'generateImage',
  summary:
    'Has an entity’s picture painted, as a job. Players may where there is none yet; the words are the game master’s to choose.',
  params: z.object({
    entityId,
    style,
    perspective,
    /** In the place of the one that Waybook would build. */
    prompt: z.optional(z.string().check(z.minLength(1), z.maxLength(IMAGE_PROMPT_MAX))),
  }),
  /** Of the entity’s unfinished job, where there is one already. */
  answer: z.object({ ...done, jobId: z.string() }),
  callers: grantedBy('generateImage'),
})

export const getImagePrompt = question({
  name: 'getImagePrompt',
  summary: 'The words by which an entity’s picture would be painted.',
  params: z.object({ entityId, style, perspective }),
  answer: z.object({ prompt: z.string() }),
  callers: gameMaster,
})

export const deleteEntityImage = write({
  name: 'deleteEntityImage',
  summary: 'Takes the picture away that an entity shows. It can be brought back for a while.',
  params: z.object({ entityId }),
  answer: z.object(done),
  callers: grantedBy('deleteImage'),
})

const removedImage = z.object({
  /** To be given to `restoreImage`. */
  id: z.string(),
  image: picture,
  /** Milliseconds since 1970, as in the next. */
  removedAt: z.number(),
  /** `null` for what the campaign's folder holds: that can be brought back at any time. */
  restorableUntil: z.nullable(z.number()),
})

export type RemovedImage = z.infer<typeof removedImage>

export const getRemovedImages = question({
  name: 'getRemovedImages',
  summary:
    'The pictures that an entity showed before and that can be brought back, the newest first; to players, those that they took away themselves.',
  params: z.object({ entityId }),
  answer: z.object({ images: z.array(removedImage) }),
  callers: grantedBy('deleteImage'),
})

export const restoreImage = write({
  name: 'restoreImage',
  summary: 'Brings one of an entity’s removed pictures back, in the place of what it shows.',
  params: z.object({ entityId, imageId: recordId }),
  answer: z.object({ ...done, image: z.nullable(picture) }),
  callers: grantedBy('deleteImage'),
})
