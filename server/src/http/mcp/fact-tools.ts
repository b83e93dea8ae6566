import { Problem } from '@waybook/contract'
import * as z from 'zod/mini'

import { words } from './params.ts'
import { defineTool, type Tool } from './tool.ts'

const ROWS_MAX = 500
const QUERY_MAX = 4000

const describeFacts = defineTool({
  name: 'describe_facts',
  title: 'Relations of the facts',
  description:
    'Lists the relations that query_facts knows, each with its attributes and an example query. Call it first.',
  params: z.strictObject({}),
  run: async ({ perform }) => {
    const { relations } = await perform('getFactsSchema', {})
    return {
      relations: relations.map(({ name, attributes, about, example }) => ({
        relation: `${name}(${attributes.map((one) => `${one.name}: ${one.type}`).join(', ')})`,
        about,
        example,
      })),
    }
  },
})

const queryFacts = defineTool({
  name: 'query_facts',
  title: 'Query the facts',
  description:
    'Runs a Datalog query on the campaign’s facts: who is related to whom, who carries what, which pages have a property. For questions that count or combine many pages. Each row of the answer has its values separated by tabs.',
  params: z.strictObject({
    query: words(QUERY_MAX, 'Datalog with one .output, as in the examples of describe_facts'),
  }),
  run: async ({ perform }, { query }) => {
    const answer = await perform('rawQuery', { query })
    if ('error' in answer) throw new Problem('bad-params', `query: ${answer.error}`)
    const { rows } = answer
    return { rows: rows.slice(0, ROWS_MAX), notShown: Math.max(0, rows.length - ROWS_MAX) }
  },
})

export const factTools: readonly Tool[] = [describeFacts, queryFacts]
