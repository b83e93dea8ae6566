import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { AnswerOf, EntityType } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'

import { readListFilter, type ListFilter } from './list-filter.ts'

/** The filter in the URL, and a function that changes it without a new history entry. */
export function useListFilter() {
  const filter = readListFilter(useSearch({ strict: false }))
  const navigate = useNavigate()
  const setFilter = (change: Partial<Record<keyof ListFilter, string>>) =>
    void navigate({
      to: '.',
      search: readListFilter({ ...filter, ...change }),
      replace: true,
      resetScroll: false,
    })
  return { filter, setFilter }
}

type TagCount = AnswerOf<'countTags'>['tags'][number]

/** Numbers are undefined while loading. */
interface ListCounts {
  /** The size of the whole list. */
  readonly all: number | undefined
  /** The number of matches. */
  readonly matching: number | undefined
  /** The tags to choose from, in alphabetical order, each with its number of matching entities. */
  readonly tags: readonly TagCount[]
}

/** Counts one type, or all types if `type` is undefined. */
export function useListCounts(
  type: EntityType | undefined,
  { text, tag }: Pick<ListFilter, 'text' | 'tag'>,
): ListCounts {
  const ofType = type === undefined ? {} : { type }
  const { data: whole } = useOperation('countTags', ofType)
  const { data: found } = useOperation(
    'countTags',
    { ...ofType, ...(text !== undefined && { text }) },
    {
      placeholderData: keepPreviousData,
    },
  )
  const chosen = { tag: tag ?? '', entities: found?.tags.find((one) => one.tag === tag)?.entities ?? 0 }
  const others = found?.tags.filter((one) => one.tag !== tag) ?? []
  const offered = tag === undefined ? others : [...others, chosen]
  return {
    all: whole?.entities,
    matching: tag === undefined ? found?.entities : found && chosen.entities,
    tags: offered.toSorted((one, other) => one.tag.localeCompare(other.tag)),
  }
}
