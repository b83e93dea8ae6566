import { useNavigate, useSearch } from '@tanstack/react-router'

import { readListFilter, type ListFilter } from './list-filter.ts'

/** The filter in the address, and how to change it without leaving a step in the history. */
export function useListFilter() {
  const filter = readListFilter(useSearch({ strict: false }))
  const navigate = useNavigate()
  const narrow = (change: Partial<Record<keyof ListFilter, string>>) =>
    void navigate({
      to: '.',
      search: readListFilter({ ...filter, ...change }),
      replace: true,
      resetScroll: false,
    })
  return { filter, narrow }
}
