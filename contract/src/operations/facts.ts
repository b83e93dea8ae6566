import * as z from 'zod/mini'

import { signedIn } from '../access.ts'
import { question } from '../operation.ts'

/** Longer than any question a person types; it bounds the parser's work. */
const QUERY_MAX = 20_000

export const rawQuery = question({
  name: 'rawQuery',
  summary: 'Asks the campaign’s facts a question in Datalog; rows are tab-separated lines.',
  params: z.object({ query: z.string().check(z.maxLength(QUERY_MAX)) }),
  answer: z.union([z.object({ rows: z.array(z.string()) }), z.object({ error: z.string() })]),
  callers: signedIn,
})
