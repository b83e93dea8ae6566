import { entityTypes, imageStyles, perspectives } from '@waybook/contract'
import * as z from 'zod/mini'

export const IMAGE_KIND = 'image'

/** The data of an image job, for the worker only: the prompt may reveal things that the user who started the job must not know. */
export const imageNotes = z.object({
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
  /** For a picture that will be delivered: when the first order was accepted (milliseconds since 1970), and the service's id for the last one. */
  orderedAt: z.nullable(z.number()),
  imageJob: z.nullable(z.string()),
})

export type ImageNotes = z.infer<typeof imageNotes>

export function readImageNotes(given: unknown): ImageNotes | null {
  const read = imageNotes.safeParse(given)
  return read.success ? read.data : null
}
