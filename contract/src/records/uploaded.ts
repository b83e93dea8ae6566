import * as z from 'zod/mini'

import { picture } from './picture.ts'

/** What an upload is answered with. */
export const uploaded = z.object({ image: picture })
export type Uploaded = z.infer<typeof uploaded>
