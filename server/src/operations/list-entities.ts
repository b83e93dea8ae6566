import { LIST_LIMIT_DEFAULT } from '@waybook/contract'

import { toCards } from '../answer/card.ts'
import { searchWords } from '../storage/search-words.ts'
import type { Handler } from './handler.ts'

/** More words than anybody types to find something; each costs a look into the index. */
const WORDS_MAX = 16

/** The most that a search answers; who finds nothing in these types more. */
const SEARCH_LIMIT = 20

export const listEntities: Handler<'listEntities'> = async (asked, { type, tag, text, sort, limit, after }) => {
  const words = text?.trim() ? queryWords(text) : undefined
  if (words?.length === 0) return { entities: [], next: null }
  const page = await asked.records.list(
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
}

export const getEntities: Handler<'getEntities'> = async (asked, { ids }) => ({
  entities: await toCards(await asked.records.cards(ids, asked.sight), asked),
})

export const searchEntities: Handler<'searchEntities'> = async (asked, { query }) => {
  const words = queryWords(query)
  if (words.length === 0) return { entities: [] }
  return { entities: await toCards(await asked.records.search(words, SEARCH_LIMIT, asked.sight), asked) }
}

function queryWords(text: string): string[] {
  return [...new Set(searchWords(text))].slice(0, WORDS_MAX)
}
