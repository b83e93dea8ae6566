import { useNavigate, useSearch } from '@tanstack/react-router'
import { entityTypes, type EntityType } from '@waybook/contract'

import { textParam } from '#screens/list/list-filter.ts'

/** The filter of All pages, as in its address. Defaults are omitted. */
export interface PagesFilter {
  readonly type?: EntityType
  readonly tag?: string
  readonly text?: string
  /** Sorted by name if unset. */
  readonly sort?: 'newest'
  /** The letter at which the list starts. */
  readonly from?: string
}

/** Reads the filter from an address's search parameters and ignores all others. */
export function readPagesFilter(search: Readonly<Record<string, unknown>>): PagesFilter {
  const type = entityTypes.find((one) => one === search['type'])
  const [tag, text, from] = [textParam(search['tag']), textParam(search['text']), textParam(search['from'])]
  const isNewest = search['sort'] === 'newest'
  return {
    ...(type !== undefined && { type }),
    ...(tag !== '' && { tag }),
    ...(text !== '' && { text }),
    ...(isNewest && { sort: 'newest' }),
    ...(from !== '' && !isNewest && { from }),
  }
}

/** The filter in the address, and a function that changes it without a new history entry. Any change clears `from`. */
export function usePagesFilter() {
  const filter = readPagesFilter(useSearch({ strict: false }))
  const navigate = useNavigate()
  const setFilter = (change: Partial<Record<keyof PagesFilter, string>>) =>
    void navigate({
      to: '.',
      search: readPagesFilter({ ...filter, from: '', ...change }),
      replace: true,
      resetScroll: false,
    })
  return { filter, setFilter }
}
