import { infiniteQueryOptions } from '@tanstack/react-query'
import { Problem, type Entity, type EntityCard } from '@waybook/contract'

import { call } from '#api/call.ts'
import type { Newsletter } from '#parts/newsletter/newsletter-sheet.tsx'

const FIRST_PAGE = ''
/** The text of each newsletter is a separate request. */
const PAGE_LIMIT = 12

/** The newsletters in the campaign's order, with their texts. */
export const newsQuery = infiniteQueryOptions({
  queryKey: ['listEntities', 'newsletters'],
  queryFn: async ({ pageParam: after, signal }) => {
    const page = await call(
      'listEntities',
      {
        type: 'newsletter',
        includeImages: true,
        limit: PAGE_LIMIT,
        ...(after !== FIRST_PAGE && { after }),
      },
      { signal },
    )
    return { newsletters: await Promise.all(page.entities.map((card) => withText(card, signal))), next: page.next }
  },
  initialPageParam: FIRST_PAGE,
  getNextPageParam: ({ next }) => next,
})

async function withText(card: EntityCard, signal: AbortSignal): Promise<Newsletter> {
  const entity = await entityOf(card, signal)
  return {
    ...card,
    text: entity?.longDescription ?? '',
    masthead: entity?.masthead ?? '',
    dateline: entity?.dateline ?? '',
  }
}

/** `null` if the newsletter was hidden or deleted after the list was loaded. */
async function entityOf({ id }: EntityCard, signal: AbortSignal): Promise<Entity | null> {
  try {
    const [entity] = (await call('getEntity', { id }, { signal })).entities
    return entity ?? null
  } catch (error) {
    if (error instanceof Problem && error.id === 'not-found') return null
    throw error
  }
}
