import * as z from 'zod/mini'

import { gameMaster } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { settings } from '../records/settings.ts'
import { campaignId, done } from './parameters.ts'

export const getSettings = defineRead({
  name: 'getSettings',
  summary: 'Returns the campaign’s settings.',
  params: z.object({ campaignId }),
  answer: z.object({ settings }),
  callers: gameMaster,
})

export const changeSettings = defineWrite({
  name: 'changeSettings',
  summary: 'Changes the given settings of the campaign.',
  params: z.object({ campaignId, settings: z.partial(z.omit(settings, { discordApplication: true })) }),
  answer: z.object({ ...done, settings }),
  callers: gameMaster,
})
