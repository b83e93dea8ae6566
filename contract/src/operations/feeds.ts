import * as z from 'zod/mini'

import { signedIn } from '../access.ts'
import { defineKeylessWrite, defineRead, defineWrite } from '../operation.ts'
import { done } from './parameters.ts'

export const createFeed = defineKeylessWrite({
  name: 'createFeed',
  summary:
    'Returns the secret paths of the caller’s feed of the news and of their calendar of the sessions. They are returned once and not stored. The caller’s earlier paths stop working.',
  params: z.object({}),
  answer: z.object({
    ...done,
    /** The path at the campaign's address: `/feeds/{secret}/news.xml`. */
    path: z.string(),
    /** The same for calendars: `/feeds/{secret}/sessions.ics`. */
    calendarPath: z.string(),
    /** Milliseconds since 1970. */
    createdAt: z.number(),
  }),
  callers: signedIn,
  requiresSession: 'access',
})

export const getFeed = defineRead({
  name: 'getFeed',
  summary: 'Returns when the caller’s feed and calendar were created, without their addresses; null without a feed.',
  params: z.object({}),
  answer: z.object({ createdAt: z.nullable(z.number()) }),
  callers: signedIn,
  requiresSession: 'access',
})

export const revokeFeed = defineWrite({
  name: 'revokeFeed',
  summary: 'Makes the addresses of the caller’s feed and calendar stop working immediately.',
  params: z.object({}),
  answer: z.object(done),
  callers: signedIn,
  requiresSession: 'access',
})
