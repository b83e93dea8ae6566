import * as z from 'zod/mini'

const address = z.string()

/** A picture as a viewer gets it: addresses that only those who may see its entity can open. */
export const picture = z.object({
  originalUrl: address,
  thumbnails: z.object({ small: address, medium: address, large: address }),
  contentType: z.string(),
  /** Of the original, in pixels. */
  width: z.number(),
  height: z.number(),
  /** A `data:` URL of a few pixels, shown blurred until the picture is there. */
  blur: z.string(),
})

export type Picture = z.infer<typeof picture>
