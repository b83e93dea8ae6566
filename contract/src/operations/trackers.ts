import * as z from 'zod/mini'

import { gameMaster, signedIn } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { COUNTER_MAX, mayHaveMaximum, tracker, trackerAudience, trackerContent } from '../records/tracker.ts'
import { campaignId, done, recordId } from './parameters.ts'

const { name, maximum, value } = trackerContent.shape
const trackerId = recordId

export const getTrackers = defineRead({
  name: 'getTrackers',
  summary: 'Lists the clocks and counters that the caller may see, in the order in which they were added.',
  params: z.object({ campaignId }),
  answer: z.object({ trackers: z.array(tracker) }),
  callers: signedIn,
})

export const addTracker = defineWrite({
  name: 'addTracker',
  summary: 'Adds a clock or a counter.',
  params: z
    .extend(trackerContent, { campaignId, value: z.optional(value) })
    .check(z.refine(({ kind, maximum: most }) => mayHaveMaximum(kind, most), 'a clock has 2 to 12 segments')),
  answer: z.object({ ...done, tracker }),
  callers: gameMaster,
})

export const updateTracker = defineWrite({
  name: 'updateTracker',
  summary: 'Renames a clock or counter, sets its value, or changes its maximum or its audience.',
  params: z.object({
    campaignId,
    trackerId,
    name: z.optional(name),
    value: z.optional(value),
    maximum: z.optional(maximum),
    audience: z.optional(trackerAudience),
  }),
  answer: z.object({ ...done, tracker }),
  callers: gameMaster,
})

export const tickTracker = defineWrite({
  name: 'tickTracker',
  summary: 'Fills or clears segments of a clock, or counts up or down. It stops at 0 and at the maximum.',
  params: z.object({ campaignId, trackerId, by: z.int().check(z.minimum(-COUNTER_MAX), z.maximum(COUNTER_MAX)) }),
  answer: z.object({ ...done, tracker }),
  callers: gameMaster,
})

export const removeTracker = defineWrite({
  name: 'removeTracker',
  summary: 'Removes a clock or counter. The table’s undo brings it back.',
  params: z.object({ campaignId, trackerId }),
  answer: z.object(done),
  callers: gameMaster,
})
