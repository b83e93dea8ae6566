import * as z from 'zod/mini'

import { signedIn } from '../access.ts'
import { defineKeylessWrite, defineRead } from '../operation.ts'
import { recentChange } from '../records/recent-change.ts'
import { done } from './parameters.ts'

export const getChangesSinceVisit = defineRead({
  name: 'getChangesSinceVisit',
  summary: 'Lists up to five changes since a player’s last visit, newest first.',
  params: z.object({}),
  answer: z.object({
    changes: z.array(recentChange),
    /** The value with which `noteVisit` dismisses them; `null` without changes. */
    upTo: z.nullable(z.int()),
  }),
  callers: signedIn,
})

export const noteVisit = defineKeylessWrite({
  name: 'noteVisit',
  summary: 'Records the caller’s visit, and which changes they have seen.',
  params: z.object({
    /** The `upTo` of the changes that they have seen. */
    seen: z.optional(z.int().check(z.nonnegative())),
  }),
  answer: z.object(done),
  callers: signedIn,
  requiresSession: 'presence',
})
