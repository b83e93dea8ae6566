import * as z from 'zod/mini'

import { gameMaster, signedIn } from '../access.ts'
import { question, write } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { entity, entityCard, entityType, properties, propertyValue, relationship } from '../records/entity.ts'
import { picture } from '../records/picture.ts'
import { searchHit } from '../records/search-hit.ts'
import { done, shortText } from './parameters.ts'

/** The most that one page of a list holds. */
export const LIST_LIMIT_MAX = 200
export const LIST_LIMIT_DEFAULT = 60

const byId = <Value extends z.ZodMiniType>(value: Value) => z.record(z.string(), value)
/** What a page's `next` may hold: the place in the list of the longest name and id. */
const CURSOR_MAX = 800
const pageCursor = z.string().check(z.maxLength(CURSOR_MAX))

const scores = z.nullable(byId(z.number()))

export const getEntity = question({
  name: 'getEntity',
  summary: 'One entity with all that is known of it.',
  params: z.object({ id: entityId }),
  answer: z.object({
    entities: z.array(entity),
    properties,
    relationships: z.array(relationship),
    descriptions: byId(z.string()),
    longDescriptions: byId(z.string()),
    tags: byId(z.array(z.string())),
    characteristics: scores,
    skills: scores,
    maxHp: z.number(),
    strainThreshold: z.number(),
    image: z.nullable(picture),
  }),
  callers: signedIn,
})

export const getEntityProperty = question({
  name: 'getEntityProperty',
  summary: 'One property of an entity.',
  params: z.object({ id: entityId, name: shortText }),
  answer: z.object({ value: propertyValue }),
  callers: signedIn,
})

export const getEntities = question({
  name: 'getEntities',
  summary: 'Several entities by their ids, in that order; what the viewer may not see is left out.',
  params: z.object({ ids: z.array(entityId).check(z.maxLength(LIST_LIMIT_MAX)) }),
  answer: z.object({ entities: z.array(entityCard) }),
  callers: signedIn,
})

export const searchEntities = question({
  name: 'searchEntities',
  summary:
    'Entities whose name or text has words that begin with all those asked for, the best first, and where in them.',
  params: z.object({ query: shortText }),
  /** `hits` says of each of the entities, in the same order, what of it was found. */
  answer: z.object({ entities: z.array(entityCard), hits: z.array(searchHit) }),
  callers: signedIn,
})

export const listEntities = question({
  name: 'listEntities',
  summary: 'A page of the entities of a type, with a tag, or with words in their names and texts.',
  params: z.object({
    type: z.optional(entityType),
    tag: z.optional(shortText),
    text: z.optional(shortText),
    sort: z.optional(z.enum(['name', 'newest'])),
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(LIST_LIMIT_MAX))),
    after: z.optional(pageCursor),
    includeImages: z.optional(z.boolean()),
  }),
  answer: z.object({ entities: z.array(entityCard), next: z.nullable(z.string()) }),
  callers: signedIn,
})

export const countTags = question({
  name: 'countTags',
  summary: 'How many entities of a type, with words in their names and texts, there are, and how many have each tag.',
  params: z.object({ type: z.optional(entityType), text: z.optional(shortText) }),
  answer: z.object({ entities: z.number(), tags: z.array(z.object({ tag: z.string(), entities: z.number() })) }),
  callers: signedIn,
})

export const setEntityVisibility = write({
  name: 'setEntityVisibility',
  summary: 'Shows an entity to players, or hides it from them.',
  params: z.object({ entityId, visible: z.boolean() }),
  answer: z.object({ ...done, visible: z.boolean() }),
  callers: gameMaster,
})
