import * as z from 'zod/mini'

import { signedIn } from '../access.ts'
import { defineRead } from '../operation.ts'

/** Longer than any query that a person types. Limits the work of the parser. */
const QUERY_MAX = 20_000

/** The relations that queries can use, each with its attributes and an example. */
export const getFactsSchema = defineRead({
  name: 'getFactsSchema',
  summary: 'Lists the relations of the campaign’s facts, each with a description and an example query.',
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

export const rawQuery = defineRead({
  name: 'rawQuery',
  summary: 'Runs a Datalog query on the campaign’s facts. Rows are tab-separated lines.',
  params: z.object({ query: z.string().check(z.maxLength(QUERY_MAX)) }),
  answer: z.union([z.object({ rows: z.array(z.string()) }), z.object({ error: z.string() })]),
  callers: signedIn,
})
