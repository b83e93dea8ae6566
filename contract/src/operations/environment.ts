import * as z from 'zod/mini'

import { gameMaster } from '../access.ts'
import { defineRead } from '../operation.ts'

export const getEnvironment = defineRead({
  name: 'getEnvironment',
  summary: 'Returns the configuration of this installation, without secrets.',
  params: z.object({}),
  answer: z.object({ settings: z.array(z.object({ name: z.string(), value: z.string() })) }),
  callers: gameMaster,
})
