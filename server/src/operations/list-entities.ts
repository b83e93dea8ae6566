import { LIST_LIMIT_DEFAULT } from '@waybook/contract'

import { toCards } from '../answer/card.ts'
import { searchWords } from '../storage/search-words.ts'
import type { Handler } from './handler.ts'

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
