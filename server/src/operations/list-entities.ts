import { LIST_LIMIT_DEFAULT } from '@waybook/contract'

import { toCards } from '../answer/card.ts'
import { searchWords } from '../storage/search-words.ts'
import type { Handler } from './handler.ts'

/** The most that a search answers; who finds nothing in these types more. */
const SEARCH_LIMIT = 20

export const listEntities: Handler<'listEntities'> = async (asked, { type, tag, text, sort, limit, after }) => {
  const page = await asked.records.list(
    {
      type,
      tag,
      words: text === undefined ? undefined : searchWords(text),
      sort: sort ?? 'name',
      limit: limit ?? LIST_LIMIT_DEFAULT,
      after,
    },
    asked.sight,
  )
  return { entities: await toCards(page.entities, asked), next: page.next }
}

export const getEntities: Handler<'getEntities'> = async (asked, { ids }) => ({
  entities: await toCards(await asked.records.cards(ids, asked.sight), asked),
})

export const searchEntities: Handler<'searchEntities'> = async (asked, { query }) => {
  const words = searchWords(query)
  if (words.length === 0) return { entities: [] }
  return { entities: await toCards(await asked.records.search(words, SEARCH_LIMIT, asked.sight), asked) }
}
