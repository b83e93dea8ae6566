import * as z from 'zod/mini'

import { signedIn } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { randomTable } from '../records/random-table.ts'
import { roll, rollAudience } from '../records/roll.ts'
import { done, filter, recordId, shortText } from './parameters.ts'

export const getRandomTables = defineRead({
  name: 'getRandomTables',
  summary: 'Lists the random tables that the caller may read: those of one page, or of all pages.',
  params: z.object({ entityId: filter(entityId) }),
  answer: z.object({ tables: z.array(randomTable) }),
  callers: signedIn,
})

export const rollOnTable = defineWrite({
  name: 'rollOnTable',
  summary:
    'Rolls on a random table of a page that the caller may read. Only those of the roll’s audience who may read the table receive the entry.',
  params: z.object({
    entityId,
    tableId: recordId,
    /** Default: `table`. */
    audience: z.optional(rollAudience),
    /** The roller's own text, mixed into the server’s secret. */
    salt: z.optional(shortText),
  }),
  /** `nextCommitment`: the commitment for the caller’s next roll. */
  answer: z.object({ ...done, roll, nextCommitment: z.string() }),
  callers: signedIn,
})
