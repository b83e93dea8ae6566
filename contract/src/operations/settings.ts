import * as z from 'zod/mini'

import { gameMaster } from '../access.ts'
import { question, write } from '../operation.ts'
import { settings } from '../records/settings.ts'
import { campaignId, done } from './parameters.ts'

export const getSettings = question({
  name: 'getSettings',
  summary: 'What is decided for the whole campaign.',
  params: z.object({ campaignId }),
  answer: z.object({ settings }),
  callers: gameMaster,
})

export const changeSettings = write({
  name: 'changeSettings',
  summary: 'Decides something for the whole campaign; what is not given stays.',
  params: z.object({ campaignId, settings: z.partial(settings) }),
  answer: z.object({ ...done, settings }),
  callers: gameMaster,
})
