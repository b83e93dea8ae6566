import * as z from 'zod/mini'

import { gameMaster } from '../access.ts'
import { question } from '../operation.ts'

export const getEnvironment = question({
  name: 'getEnvironment',
  summary: 'How this installation is set up, as far as that is no secret.',
  params: z.object({}),
  answer: z.object({ settings: z.array(z.object({ name: z.string(), value: z.string() })) }),
  callers: gameMaster,
})
