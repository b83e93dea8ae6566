import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'

/** A random table on a page: a list or a table whose entries dice choose from. */
export const randomTable = z.object({
  /** The same for everyone who reads the table. It changes with the table's text. */
  id: z.string(),
  entityId,
  entityName: z.string(),
  title: z.string(),
  /** As notation, such as `d100`. */
  dice: z.string(),
  /** The number of entries. */
  entries: z.int(),
  /** What is wrong with its numbers, such as "21 to 24 have no entry". For game masters only. */
  faults: z.optional(z.array(z.string())),
})
export type RandomTable = z.infer<typeof randomTable>

/** What a roll on a random table found, for viewers who may read the table. */
export const drawn = z.object({
  entityId,
  title: z.string(),
  /** The words of the entry; `null` if the table has none for the number. */
  text: z.nullable(z.string()),
})
export type Drawn = z.infer<typeof drawn>
