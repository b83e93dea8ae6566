import * as z from 'zod/mini'

import { gameMaster } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { continuityCheck } from '../records/continuity.ts'
import { done, recordId } from './parameters.ts'

/** Longer than any program that a person types, as for `rawQuery`. */
const PROGRAM_MAX = 20_000
const SENTENCE_MAX = 400
const NAME_MAX = 80

export const getContinuity = defineRead({
  name: 'getContinuity',
  summary:
    'Lists the continuity checks and their findings in the campaign. Returns earlier findings while a new run is in progress.',
  params: z.object({}),
  answer: z.object({
    checks: z.array(continuityCheck),
    /** Whether a new run is in progress. */
    isRunning: z.boolean(),
    /** The time of the run that found these, in milliseconds since 1970; `null` before the first run. */
    at: z.nullable(z.number()),
  }),
  callers: gameMaster,
})

export const countContinuity = defineRead({
  name: 'countContinuity',
  summary: 'Counts the findings of the continuity checks, without those accepted as intended.',
  params: z.object({}),
  answer: z.object({ findings: z.number(), isRunning: z.boolean() }),
  callers: gameMaster,
})

export const saveContinuityCheck = defineWrite({
  name: 'saveContinuityCheck',
  summary:
    'Creates a continuity check, or replaces one of the game master’s own. Each row of the relation `answer` is a contradiction.',
  params: z.object({
    continuityCheckId: z.optional(recordId),
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(NAME_MAX)),
    purpose: z.string().check(z.trim(), z.minLength(1), z.maxLength(SENTENCE_MAX)),
    wording: z.string().check(z.maxLength(SENTENCE_MAX)),
    program: z.string().check(z.maxLength(PROGRAM_MAX)),
  }),
  answer: z.object({ ...done, continuityCheckId: z.string() }),
  callers: gameMaster,
})

export const removeContinuityCheck = defineWrite({
  name: 'removeContinuityCheck',
  summary: 'Removes one of the game master’s own continuity checks.',
  params: z.object({ continuityCheckId: recordId }),
  answer: z.object(done),
  callers: gameMaster,
})

export const switchContinuityCheck = defineWrite({
  name: 'switchContinuityCheck',
  summary: 'Switches a continuity check on or off.',
  params: z.object({ continuityCheckId: recordId, on: z.boolean() }),
  answer: z.object(done),
  callers: gameMaster,
})

export const acceptFinding = defineWrite({
  name: 'acceptFinding',
  summary: 'Accepts a finding as intended, which hides it until one of its pages changes, or no longer accepts it.',
  params: z.object({ continuityCheckId: recordId, findingId: recordId, accepted: z.boolean() }),
  answer: z.object(done),
  callers: gameMaster,
})
