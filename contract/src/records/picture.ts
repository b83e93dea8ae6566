import * as z from 'zod/mini'

const address = z.string()

/** A picture for a viewer. Its URLs only work for viewers who may see its entity. */
export const picture = z.object({
  originalUrl: address,
  thumbnails: z.object({ small: address, medium: address, large: address }),
  contentType: z.string(),
  /** The original's width, in pixels. */
  width: z.number(),
  height: z.number(),
  /** A `data:` URL of a few pixels, shown blurred until the picture has loaded. */
  blur: z.string(),
})

export type Picture = z.infer<typeof picture>
