import { FEW_RESULTS, Problem, LIST_LIMIT_MAX, nameWords, searchWords, typeOfId, type Entity } from '@waybook/contract'
import pLimit from 'p-limit'

import type { OperationHandlers, RequestContext, WriteContext } from '../request-context.ts'
import { readCards } from './cards.ts'
import { countEntities, countLetters, countTags } from './count-tags.ts'
import type { LetterCount } from './entity-record.ts'
import { toHits } from './hit.ts'
import { listEntities } from './list.ts'
import { readEntityLinks, toEntity } from './page-presenter.ts'
import { toCards } from './presenter.ts'
import { readEntity } from './read-entity.ts'
import { searchEntities, searchNearWords } from './search.ts'
import { countShown, setVisibilityOfMany } from './visibility-of-many.ts'
import { setReveal, setVisibility } from './visibility.ts'

/** One count at a time. Counts pause for other requests, which would otherwise wait for the slices of all counts. */
const oneCount = pLimit(1)

/** The maximum number of search results; to find something else, users type more. */
const SEARCH_LIMIT = 20

export const entityOperations = {
  getEntity: async (context, { id }) => {
    const entity = await visibleEntity(context, id)
    const { properties, relationships, characteristics, skills, maxHp, strainThreshold, image } = entity
    return {
      entities: [entity],
      properties,
      relationships,
      characteristics,
      skills,
      maxHp,
      strainThreshold,
      image,
      descriptions: { [id]: entity.description },
      longDescriptions: { [id]: entity.longDescription },
      tags: { [id]: entity.tags },
    }
  },

  getEntityProperty: async (context, { id, name }) => {
    const [card] = await toCards(await readCards(context.records, [id], context.scope), context)
    const properties = card?.properties ?? {}
    const value = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (value === undefined) throw new Problem('not-found')
    return { value }
  },

  listEntities: async (context, { type, tag, text, from, party, pictured, sort, limit, after }) => {
    const words = text?.trim() ? queryWords(text) : undefined
    if (words?.length === 0) return { entities: [], next: null, total: 0 }
    const { records, scope } = context
    const beginning = sort === 'alphabet' ? nameWords(from ?? '').join(' ') : ''
    const filter = { type, tag, words, from: beginning, party, pictured }
    const page = { sort: sort ?? 'name', limit: limit ?? LIST_LIMIT_MAX, after }
    const { entities, next } = await listEntities(records, { ...filter, ...page }, scope)
    return { entities: await toCards(entities, context), next, total: await countEntities(records, filter, scope) }
  },

  getEntities: async (context, { ids }) => ({
    entities: await toCards(await readCards(context.records, ids, context.scope), context),
  }),

  countTags: async ({ records, scope }, { type, text }) => {
    const words = text?.trim() ? queryWords(text) : undefined
    if (words?.length === 0) return { entities: 0, tags: [] }
    const { entities, tags } = await oneCount(async () => await countTags(records, { type, words }, scope))
    return { entities, tags: [...tags] }
  },

  countEntities: async ({ records, scope }, { type, tag, text }) => {
    const words = text?.trim() ? queryWords(text) : undefined
    if (words?.length === 0) return { types: [], letters: [] }
    const counts = await oneCount(async () => await countLetters(records, { tag, words }, scope))
    const types = sumsOf(counts, (one) => one.type)
    const letters = sumsOf(type === undefined ? counts : counts.filter((one) => one.type === type), (one) => one.letter)
    return {
      types: Array.from(types, ([name, entities]) => ({ type: name, entities })).toSorted(byType),
      letters: Array.from(letters, ([letter, entities]) => ({ letter, entities })).toSorted(byLetter),
    }
  },

  searchEntities: async (context, { query, ...within }) => {
    const words = queryWords(query)
    const exact = await searchEntities(context.records, { words, limit: SEARCH_LIMIT, ...within }, context.scope)
    const first = await toHits(exact, { words, matching: 'exact' }, context)
    if (exact.length >= FEW_RESULTS) return first
    const near = await searchNearWords(context.records, { words, limit: SEARCH_LIMIT, ...within }, context.scope)
    const others = near
      .filter(({ id }) => !exact.some((found) => found.id === id))
      .slice(0, SEARCH_LIMIT - exact.length)
    const then = await toHits(others, { words, matching: 'near' }, context)
    return { entities: [...first.entities, ...then.entities], hits: [...first.hits, ...then.hits] }
  },

  countShown: async ({ records }) => await countShown(records),

  setVisibilityOfMany: async ({ records }, { of, visible }) => ({
    changed: await setVisibilityOfMany(records, of, visible),
  }),

  setEntityVisibility: async (context, { entityId, visible }) => await show(context, entityId, visible),

  setReveal: async ({ records }, { entityId, reveal }) => {
    if (typeOfId(entityId) !== 'character' || !(await setReveal(records, entityId, reveal)))
      throw new Problem('not-found')
    return { reveal }
  },

  setCharacterVisibility: async (context, { characterId, visible }) => {
    if (typeOfId(characterId) !== 'character') throw new Problem('not-found')
    return await show(context, characterId, visible)
  },
} satisfies Partial<OperationHandlers>

function sumsOf<Key>(counts: readonly LetterCount[], keyOf: (one: LetterCount) => Key): ReadonlyMap<Key, number> {
  const sums = new Map<Key, number>()
  for (const one of counts) sums.set(keyOf(one), (sums.get(keyOf(one)) ?? 0) + one.entities)
  return sums
}

const byType = (a: { readonly type: string }, b: { readonly type: string }) => (a.type < b.type ? -1 : 1)
const byLetter = (a: { readonly letter: string }, b: { readonly letter: string }) => (a.letter < b.letter ? -1 : 1)

async function show({ records }: WriteContext, id: string, visible: boolean) {
  const known = await setVisibility(records, id, visible)
  if (!known) throw new Problem('not-found')
  return { visible }
}

async function visibleEntity(context: RequestContext, id: string): Promise<Entity> {
  const record = await readEntity(context.records, id, context.scope)
  if (!record) throw new Problem('not-found')
  return await toEntity(record, await readEntityLinks(id, context), context)
}

/** More words than anyone types to find something. Each costs a lookup in the index. */
const WORDS_MAX = 16

/** The distinct words of a search. */
export function queryWords(text: string): string[] {
  return [...new Set(searchWords(text))].slice(0, WORDS_MAX)
}
