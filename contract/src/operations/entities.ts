import * as z from 'zod/mini'

import { gameMaster, signedIn } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { entity, entityCard, entityType, properties, propertyValue, relationship } from '../records/entity.ts'
import { picture } from '../records/picture.ts'
import { searchHit } from '../records/search-hit.ts'
import { reveals } from '../reveal.ts'
import { done, filter, shortText } from './parameters.ts'

/** The maximum number of entities per page of a list. Also the default, because clients of the specification don't use pages. */
export const LIST_LIMIT_MAX = 500
/** The web app's limits: for the first part of a list, and for each further part or a list of choices. */
export const LIST_FIRST_PAGE = 60
export const LIST_LONG_PAGE = 200

const byId = <Value extends z.ZodMiniType>(value: Value) => z.record(z.string(), value)
/** The maximum length of a page's `next`, which contains a name and an id. */
const CURSOR_MAX = 800
const pageCursor = z.string().check(z.maxLength(CURSOR_MAX))

const scores = z.nullable(byId(z.number()))

export const getEntity = defineRead({
  name: 'getEntity',
  summary: 'Returns an entity with all its details.',
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
    maxHp: z.nullable(z.number()),
    strainThreshold: z.nullable(z.number()),
    image: z.nullable(picture),
  }),
  callers: signedIn,
})

export const getEntityProperty = defineRead({
  name: 'getEntityProperty',
  summary: 'Returns a property of an entity.',
  params: z.object({ id: entityId, name: shortText }),
  answer: z.object({ value: propertyValue }),
  callers: signedIn,
})

export const getEntities = defineRead({
  name: 'getEntities',
  summary: 'Returns entities by id, in the same order. Omits entities that the caller may not see.',
  params: z.object({ ids: z.array(entityId).check(z.maxLength(LIST_LIMIT_MAX)) }),
  answer: z.object({ entities: z.array(entityCard) }),
  callers: signedIn,
})

export const searchEntities = defineRead({
  name: 'searchEntities',
  summary:
    'Finds entities whose name or text contains words beginning with every search term, best match first. With fewer than three results, entities whose words differ from the terms by a letter or two follow. Optionally restricted to a type or tag.',
  params: z.object({ query: shortText, type: filter(entityType), tag: filter(shortText) }),
  /** `hits` shows the matches in each of the entities, in the same order. */
  answer: z.object({ entities: z.array(entityCard), hits: z.array(searchHit) }),
  callers: signedIn,
})

export const listEntities = defineRead({
  name: 'listEntities',
  summary: `Lists entities in pages, optionally by type, tag, words in their names and texts, party membership, or whether they have a picture. Sorting by name puts entities of a type in the order in their files first (newsletters by date). Sorting by alphabet ignores that order, and from starts the list at names that begin with it or come after. A page has at most ${LIST_LIMIT_MAX} entities, or limit. after takes the next of the previous page.`,
  params: z.object({
    type: filter(entityType),
    tag: filter(shortText),
    text: filter(shortText),
    sort: filter(z.enum(['name', 'alphabet', 'newest'])),
    /** Ignored for other sort orders. */
    from: filter(shortText),
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(LIST_LIMIT_MAX))),
    after: z.optional(pageCursor),
    includeImages: z.optional(z.boolean()),
    /** Only party members, or only other characters. */
    party: filter(z.boolean()),
    /** Only entities with a picture, or only entities without one. */
    pictured: filter(z.boolean()),
  }),
  /** `total` counts all pages. */
  answer: z.object({ entities: z.array(entityCard), next: z.nullable(z.string()), total: z.number() }),
  callers: signedIn,
})

export const countTags = defineRead({
  name: 'countTags',
  summary: 'Counts entities in total and by tag, optionally of one type or with words in their names and texts.',
  params: z.object({ type: filter(entityType), text: filter(shortText) }),
  answer: z.object({ entities: z.number(), tags: z.array(z.object({ tag: z.string(), entities: z.number() })) }),
  callers: signedIn,
})

export const countEntities = defineRead({
  name: 'countEntities',
  summary:
    'Counts entities by type, and by the first letter of their names, for one type or all. Optionally restricted to a tag or to words in their names and texts.',
  params: z.object({ type: filter(entityType), tag: filter(shortText), text: filter(shortText) }),
  /** `types` always has all types. Letters are lower case without accents, as in lists sorted by alphabet; '' for names without letters. */
  answer: z.object({
    types: z.array(z.object({ type: entityType, entities: z.number() })),
    letters: z.array(z.object({ letter: z.string(), entities: z.number() })),
  }),
  callers: signedIn,
})

export const setEntityVisibility = defineWrite({
  name: 'setEntityVisibility',
  summary: 'Shows an entity to players, or hides it from them.',
  params: z.object({ entityId, visible: z.boolean() }),
  answer: z.object({ ...done, visible: z.boolean() }),
  callers: gameMaster,
})

export const setReveal = defineWrite({
  name: 'setReveal',
  summary:
    'Sets how much of a character players see: nothing, name and picture, the page too, or the figures too. A party member whose page is shown shows its figures too.',
  params: z.object({ entityId, reveal: z.enum(reveals) }),
  answer: z.object({ ...done, reveal: z.enum(reveals) }),
  callers: gameMaster,
})

/** The maximum number of entities that one call shows or hides. */
export const SHOWN_AT_ONCE_MAX = 5000

/** How many pages there are in a folder or with a tag, and how many of them players can read. */
const shownCount = z.object({ name: z.string(), entities: z.number(), shown: z.number() })
export type ShownCount = z.infer<typeof shownCount>

export const countShown = defineRead({
  name: 'countShown',
  summary:
    'Counts the entities in each folder of the campaign’s files, with everything below it, and with each tag, and how many of them players can read.',
  params: z.object({}),
  answer: z.object({ folders: z.array(shownCount), tags: z.array(shownCount), inNoFolder: shownCount }),
  callers: gameMaster,
})

export const setVisibilityOfMany = defineWrite({
  name: 'setVisibilityOfMany',
  summary: `Shows or hides all entities in a folder of the campaign’s files, with a tag, or with these ids, at most ${SHOWN_AT_ONCE_MAX}. The folder '' means files in no folder. Returns the ids of the entities that changed.`,
  params: z.object({
    of: z.union([
      z.object({ folder: z.string().check(z.maxLength(500)) }),
      z.object({ tag: shortText }),
      z.object({ ids: z.array(entityId).check(z.maxLength(SHOWN_AT_ONCE_MAX)) }),
    ]),
    visible: z.boolean(),
  }),
  answer: z.object({ ...done, changed: z.array(entityId) }),
  callers: gameMaster,
})
