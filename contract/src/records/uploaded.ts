import * as z from 'zod/mini'

import { picture } from './picture.ts'

/** The response to an upload. */
export const uploaded = z.object({ image: picture })
export type Uploaded = z.infer<typeof uploaded>
