import { keepPreviousData } from '@tanstack/react-query'
import type { AnswerOf } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'
import { useDebounced } from '#ui/state/use-delayed.ts'

import type { SearchQuery } from './search-query.ts'

/** The search is sent after a pause in typing of this length. */
const PAUSE_MS = 120
/** As many as the search finds at most. */
const LISTED_MAX = 20

type Asked = Pick<SearchQuery, 'words' | 'type' | 'tag'>

/**
 * While the next answer is loading, the previous one stays; `isAwaited` says that it is for other words or filters than these. A late answer only
 * updates the cache entry of its own query.
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
  // Without words there is nothing to search for: what the filters leave is listed.
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
