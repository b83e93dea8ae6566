import * as z from 'zod/mini'

import { ENTITY_ID, ENTITY_ID_MAX, readEntityId } from '../entity-id.ts'

/** The schema of entity ids in records and parameters. Accepts any spelling. */
export const entityId = z.string().check(
  z.maxLength(ENTITY_ID_MAX),
  z.overwrite((text) => readEntityId(text) ?? text),
  z.regex(ENTITY_ID, 'is not an entity id of the form category/name'),
)
