import * as z from 'zod/mini'

import { picture } from './picture.ts'

/** The response to an upload. */
export const uploaded = z.object({
  image: picture,
  /** Of a picture for texts: its name, which texts show it by, as in `![[harbour.png]]`. */
  target: z.optional(z.string()),
})
export type Uploaded = z.infer<typeof uploaded>
