import { Problem, LIST_LIMIT_DEFAULT, typeOfId, type Entity } from '@waybook/contract'

import type { OperationHandlers, RequestContext, WriteContext } from '../request-context.ts'
import { toCards } from './card.ts'
import { readAround, toEntity } from './entity.ts'
import { toHits } from './hit.ts'
import { queryWords } from './query-words.ts'

/** The most that a search answers; who finds nothing in these types more. */
const SEARCH_LIMIT = 20

export const entityOperations = {
  getEntity: async (asked, { id }) => {
    const entity = await visibleEntity(asked, id)
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

  getEntityProperty: async (asked, { id, name }) => {
    const { properties } = await visibleEntity(asked, id)
    const value = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (value === undefined) throw new Problem('not-found')
    return { value }
  },

  listEntities: async (asked, { type, tag, text, sort, limit, after }) => {
    const words = text?.trim() ? queryWords(text) : undefined
    if (words?.length === 0) return { entities: [], next: null }
    const page = await asked.records.entities.list(
      {
        type,
        tag,
        words,
        sort: sort ?? 'name',
        limit: limit ?? LIST_LIMIT_DEFAULT,
        after,
      },
      asked.sight,
    )
    return { entities: await toCards(page.entities, asked), next: page.next }
  },

  getEntities: async (asked, { ids }) => ({
    entities: await toCards(await asked.records.entities.cards(ids, asked.sight), asked),
  }),

  countTags: async ({ records, sight }, { type, text }) => {
    const words = text?.trim() ? queryWords(text) : undefined
    if (words?.length === 0) return { entities: 0, tags: [] }
    const { entities, tags } = await records.entities.countTags({ type, words }, sight)
    return { entities, tags: [...tags] }
  },

  searchEntities: async (asked, { query }) => {
    const words = queryWords(query)
    return await toHits(await asked.records.entities.search(words, SEARCH_LIMIT, asked.sight), words, asked)
  },

  setEntityVisibility: async (asked, { entityId, visible }) => await show(asked, entityId, visible),

  setCharacterVisibility: async (asked, { characterId, visible }) => {
    if (typeOfId(characterId) !== 'character') throw new Problem('not-found')
    return await show(asked, characterId, visible)
  },
} satisfies Partial<OperationHandlers>

async function show({ records }: WriteContext, id: string, visible: boolean) {
  const known = await records.entities.setVisibility(id, visible)
  if (!known) throw new Problem('not-found')
  return { success: true as const, visible }
}

async function visibleEntity(asked: RequestContext, id: string): Promise<Entity> {
  const record = await asked.records.entities.find(id, asked.sight)
  if (!record) throw new Problem('not-found')
  return await toEntity(record, await readAround(id, asked), asked)
}
