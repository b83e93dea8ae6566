import * as z from 'zod/mini'

import { gameMaster, grantedBy } from '../access.ts'
import { question, write } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { imageStyles } from '../records/image-style.ts'
import { perspectives } from '../records/perspective.ts'
import { done } from './parameters.ts'

export const IMAGE_PROMPT_MAX = 4000

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
