import * as z from 'zod/mini'

import { gameMaster } from '../access.ts'
import { defineKeylessWrite, defineRead, defineWrite } from '../operation.ts'
import { display } from '../records/display.ts'
import { campaignId, done, recordId } from './parameters.ts'

export const createDisplay = defineKeylessWrite({
  name: 'createDisplay',
  summary:
    'Returns a code of six digits that makes a browser at /display a display. It works once, within ten minutes. An earlier open code of the campaign stops working.',
  params: z.object({ campaignId }),
  answer: z.object({
    ...done,
    /** The id that the display will have. */
    id: z.string(),
    code: z.string(),
    /** Milliseconds since 1970. */
    expiresAt: z.number(),
  }),
  callers: gameMaster,
  requiresSession: 'access',
})

export const listDisplays = defineRead({
  name: 'listDisplays',
  summary: 'Lists the displays of the campaign, newest first.',
  params: z.object({}),
  answer: z.object({ displays: z.array(display) }),
  callers: gameMaster,
  requiresSession: 'access',
})

export const revokeDisplay = defineWrite({
  name: 'revokeDisplay',
  summary: 'Disconnects a display immediately, or withdraws its code.',
  params: z.object({ id: recordId }),
  answer: z.object(done),
  callers: gameMaster,
  requiresSession: 'access',
})
