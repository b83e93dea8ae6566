import * as z from 'zod/mini'

import { signedIn } from '../access.ts'
import { defineRead } from '../operation.ts'
import { beginning } from '../records/beginning.ts'

export const getBeginning = defineRead({
  name: 'getBeginning',
  summary:
    'Returns how a young campaign begins: for the game master its first steps, or whether there is only the demo; for a player who sees no page yet, who sets it up.',
  params: z.object({}),
  answer: z.object({ beginning }),
  callers: signedIn,
})
