import { keepPreviousData } from '@tanstack/react-query'
import type { AnswerOf } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'
import { useDebounced } from '#ui/state/use-delayed.ts'

import type { SearchQuery } from './search-query.ts'

/** The search is sent after a pause in typing of this length. */
const PAUSE_MS = 120
/** The maximum number of search results. */
const LISTED_MAX = 20

type Asked = Pick<SearchQuery, 'words' | 'type' | 'tag'>

/**
 * The previous answer stays while the next one loads. `isAwaited`: the answer is for other words or filters. A late answer only updates its own
 * query's cache entry.
 */
export function useHits({ words, type, tag }: Asked) {
  const query = useDebounced(words, PAUSE_MS)
  const filters = { ...(type && { type }), ...(tag !== undefined && { tag }) }
  const isListed = words === '' && Object.keys(filters).length > 0
  const found = useOperation(
    'searchEntities',
    { query, ...filters },
    { enabled: words !== '' && query !== '', placeholderData: keepPreviousData },
  )
  // Without words, lists the entities that match the filters.
  const listed = useOperation(
    'listEntities',
    { ...filters, limit: LISTED_MAX, includeImages: true },
    { enabled: isListed, select: withoutHits, placeholderData: keepPreviousData },
  )
  const isTyping = !isListed && query !== words
  const hits = isListed ? listed : found
  return { ...hits, isAwaited: (isTyping || hits.isPending || hits.isPlaceholderData) && !hits.error }
}

function withoutHits({ entities }: AnswerOf<'listEntities'>): AnswerOf<'searchEntities'> {
  return { entities, hits: [] }
}
