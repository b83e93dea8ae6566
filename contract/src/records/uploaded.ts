import * as z from 'zod/mini'

import { picture } from './picture.ts'

/** The response to an upload. */
export const uploaded = z.object({
  image: picture,
  /** The name of a picture for texts, which embed it as `![[harbour.png]]`. */
  target: z.optional(z.string()),
})
export type Uploaded = z.infer<typeof uploaded>
