import { LIST_LIMIT_DEFAULT } from '@waybook/contract'

import type { Handler } from '../../operations/handler.ts'
import { toCards } from './card.ts'
import { queryWords } from './query-words.ts'

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
