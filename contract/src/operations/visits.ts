import * as z from 'zod/mini'

import { signedIn } from '../access.ts'
import { defineKeylessWrite, defineRead } from '../operation.ts'
import { recentChange } from '../records/recent-change.ts'
import { done } from './parameters.ts'

export const getChangesSinceVisit = defineRead({
  name: 'getChangesSinceVisit',
  summary:
    'Lists what is new to a player since they were last there, newest first: the five newest, if there are more.',
  params: z.object({}),
  answer: z.object({
    changes: z.array(recentChange),
    /** What `noteVisit` takes to dismiss them; `null` if there are none. */
    upTo: z.nullable(z.int()),
  }),
  callers: signedIn,
})

export const noteVisit = defineKeylessWrite({
  name: 'noteVisit',
  summary: 'Says that the caller is there, and that they have seen what is new.',
  params: z.object({
    /** The `upTo` of what they have seen. */
    seen: z.optional(z.int().check(z.nonnegative())),
  }),
  answer: z.object(done),
  callers: signedIn,
  requiresSession: 'presence',
})
