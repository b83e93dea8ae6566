import * as z from 'zod/mini'

import { ENTITY_ID, ENTITY_ID_MAX } from '../entity-id.ts'

/** An entity's id as records and parameters hold it. */
export const entityId = z
  .string()
  .check(z.maxLength(ENTITY_ID_MAX), z.regex(ENTITY_ID, 'is not an entity id of the form category/name'))
