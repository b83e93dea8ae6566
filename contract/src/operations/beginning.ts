import * as z from 'zod/mini'

import { signedIn } from '../access.ts'
import { defineRead } from '../operation.ts'
import { beginning } from '../records/beginning.ts'

export const getBeginning = defineRead({
  name: 'getBeginning',
  summary:
    'Returns how a young campaign begins: its first steps for the game master, and who sets it up for a player who sees no page yet.',
  params: z.object({}),
  answer: z.object({ beginning }),
  callers: signedIn,
})
