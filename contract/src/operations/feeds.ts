import * as z from 'zod/mini'

import { signedIn } from '../access.ts'
import { defineKeylessWrite, defineRead, defineWrite } from '../operation.ts'
import { done } from './parameters.ts'

export const createFeed = defineKeylessWrite({
  name: 'createFeed',
  summary:
    'Returns the secret path of a feed of the news as the caller may see them. It is returned once and not stored; the caller’s earlier one stops working.',
  params: z.object({}),
  answer: z.object({
    ...done,
    /** At the campaign's own address: `/feeds/{secret}/news.xml`. */
    path: z.string(),
    /** Milliseconds since 1970. */
    createdAt: z.number(),
  }),
  callers: signedIn,
  requiresSession: 'access',
})

export const getFeed = defineRead({
  name: 'getFeed',
  summary: 'Says since when the caller has a feed of the news, if they have one, without its address.',
  params: z.object({}),
  answer: z.object({ createdAt: z.nullable(z.number()) }),
  callers: signedIn,
  requiresSession: 'access',
})

export const revokeFeed = defineWrite({
  name: 'revokeFeed',
  summary: 'Makes the address of the caller’s feed stop working immediately.',
  params: z.object({}),
  answer: z.object(done),
  callers: signedIn,
  requiresSession: 'access',
})
