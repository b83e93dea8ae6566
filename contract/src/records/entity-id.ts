import * as z from 'zod/mini'

import { ENTITY_ID, ENTITY_ID_MAX } from '../entity-id.ts'

/** The schema of entity ids in records and parameters. */
export const entityId = z
  .string()
  .check(z.maxLength(ENTITY_ID_MAX), z.regex(ENTITY_ID, 'is not an entity id of the form category/name'))
