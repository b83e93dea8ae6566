import * as z from 'zod/mini'

import { signedIn } from '../access.ts'
import { question } from '../operation.ts'

/** Longer than any question a person types; it bounds the parser's work. */
const QUERY_MAX = 20_000

/** The relations that a query may ask of, each with its attributes and a question to begin with. */
export const getFactsSchema = question({
  name: 'getFactsSchema',
  summary: 'The relations of the campaign’s facts: what a row of each says, and a query that asks it.',
  params: z.object({}),
  answer: z.object({
    relations: z.array(
      z.object({
        name: z.string(),
        attributes: z.array(z.object({ name: z.string(), type: z.enum(['symbol', 'number', 'float']) })),
        about: z.string(),
        example: z.string(),
      }),
    ),
  }),
  callers: signedIn,
})

export const rawQuery = question({
  name: 'rawQuery',
  summary: 'Asks the campaign’s facts a question in Datalog; rows are tab-separated lines.',
  params: z.object({ query: z.string().check(z.maxLength(QUERY_MAX)) }),
  answer: z.union([z.object({ rows: z.array(z.string()) }), z.object({ error: z.string() })]),
  callers: signedIn,
})
