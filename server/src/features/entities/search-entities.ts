import type { Handler } from '../../operations/handler.ts'
import { toHits } from './hit.ts'
import { queryWords } from './query-words.ts'

/** The most that a search answers; who finds nothing in these types more. */
const SEARCH_LIMIT = 20

export const searchEntities: Handler<'searchEntities'> = async (asked, { query }) => {
  const words = queryWords(query)
  return await toHits(await asked.records.search(words, SEARCH_LIMIT, asked.sight), words, asked)
}
