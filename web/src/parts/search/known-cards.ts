import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { wordMatches, searchWords, type EntityCard, type OperationName } from '@waybook/contract'

import type { SearchQuery } from './search-query.ts'

/** The operations whose answers contain cards, in one answer or in pages. Live changes keep them current. */
const WITH_CARDS = ['getEntities', 'listEntities', 'searchEntities'] as const satisfies readonly OperationName[]

interface WithCards {
  readonly entities: readonly EntityCard[]
}

/** The number of results on the first screen. */
const KNOWN_MAX = 6

/** Finds the pages that this document has loaded and whose names contain the words. They are shown until the results arrive. */
export function useKnownCards(): (query: SearchQuery) => EntityCard[] {
  const queries = useQueryClient()
  return ({ words, type, tag }) => {
    const wanted = searchWords(words)
    if (wanted.length === 0) return []
    const found = allCards(queries).flatMap((card) => {
      if ((type && card.type !== type) || (tag !== undefined && !card.tags.includes(tag))) return []
      const matches = wordMatches(card.name, wanted)
      const has = new Set(matches.map(({ word }) => word))
      return wanted.every((word) => has.has(word)) ? [{ card, begins: matches[0]?.from === 0 }] : []
    })
    const sorted = found.toSorted((a, b) => Number(b.begins) - Number(a.begins) || (a.card.name < b.card.name ? -1 : 1))
    return sorted.slice(0, KNOWN_MAX).map(({ card }) => card)
  }
}

function allCards(queries: QueryClient): EntityCard[] {
  const answers = WITH_CARDS.flatMap((name) =>
    queries.getQueriesData<WithCards | { readonly pages: WithCards[] }>({ queryKey: [name] }),
  )
  const cards = answers.flatMap(([, data]) => {
    if (!data) return []
    return 'pages' in data ? data.pages.flatMap(({ entities }) => entities) : data.entities
  })
  return [...new Map(cards.map((card) => [card.id, card])).values()]
}
