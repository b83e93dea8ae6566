import * as z from 'zod/mini'

import { gameMaster, grantedBy } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { IMAGE_PROMPT_MAX } from '../records/image-prompt.ts'
import { imageStyles } from '../records/image-style.ts'
import { perspectives } from '../records/perspective.ts'
import { picture } from '../records/picture.ts'
import { done, recordId } from './parameters.ts'

/** How long a replaced or removed image can be restored. */
export const REMOVED_IMAGES_RETENTION_MS = 30 * 24 * 3_600_000

const style = z.optional(z.enum(imageStyles))
/** For scenes only. */
const perspective = z.optional(z.enum(perspectives))

export const generateImage = defineWrite({
  name: 'generateImage',
  summary: 'Starts a job that generates an entity’s picture. Players may if it has none, but can’t choose the prompt.',
  params: z.object({
    entityId,
    style,
    perspective,
    /** Replaces the prompt that Waybook would build. */
    prompt: z.optional(z.string().check(z.minLength(1), z.maxLength(IMAGE_PROMPT_MAX))),
  }),
  /** If the entity already has an unfinished job, `jobId` is that job's. */
  answer: z.object({ ...done, jobId: z.string() }),
  callers: grantedBy('generateImage'),
})

export const getImagePrompt = defineRead({
  name: 'getImagePrompt',
  summary: 'Returns the prompt from which an entity’s picture would be generated.',
  params: z.object({ entityId, style, perspective }),
  answer: z.object({ prompt: z.string() }),
  callers: gameMaster,
})

export const deleteEntityImage = defineWrite({
  name: 'deleteEntityImage',
  summary: 'Removes the picture of an entity. It can be restored for 30 days.',
  params: z.object({ entityId }),
  answer: z.object(done),
  callers: grantedBy('deleteImage'),
})

const removedImage = z.object({
  /** The id for `restoreImage`. */
  id: z.string(),
  image: picture,
  /** Milliseconds since 1970, like `restorableUntil`. */
  removedAt: z.number(),
  /** `null` for a picture in the campaign's folder, which can always be restored. */
  restorableUntil: z.nullable(z.number()),
})

export type RemovedImage = z.infer<typeof removedImage>

export const getRemovedImages = defineRead({
  name: 'getRemovedImages',
  summary:
    'Lists an entity’s removed pictures that can be restored, newest first. Players get pictures that they removed themselves.',
  params: z.object({ entityId }),
  answer: z.object({ images: z.array(removedImage) }),
  callers: grantedBy('deleteImage'),
})

export const getPicturePreparation = defineRead({
  name: 'getPicturePreparation',
  summary:
    'Tells how many imported pictures the server has still to prepare, and which ones of the campaign it cannot.',
  params: z.object({}),
  answer: z.object({
    left: z.int(),
    /** `path`: in the campaign's folder. */
    failed: z.array(z.object({ path: z.string(), why: z.string() })),
  }),
  callers: gameMaster,
})

export const restoreImage = defineWrite({
  name: 'restoreImage',
  summary: 'Restores a removed picture of an entity, which replaces its current one.',
  params: z.object({ entityId, imageId: recordId }),
  answer: z.object({ ...done, image: z.nullable(picture) }),
  callers: grantedBy('deleteImage'),
})
