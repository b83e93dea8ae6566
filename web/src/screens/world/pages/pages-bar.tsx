import { world } from '@waybook/messages/world'
import type { RefObject } from 'react'

import { FilterFields } from '#screens/list/filter-bar.tsx'
import { useListCounts } from '#screens/list/use-list-filter.ts'
import { Button } from '#ui/button/button.tsx'

import { usePagesFilter } from './pages-filter.ts'

interface PagesBarProps {
  readonly field: RefObject<HTMLInputElement | null>
  /** The number of matching pages. Undefined while loading. */
  readonly count: number | undefined
}

/** Filters and sorts the list of all pages, and shows the number of matches. */
export function PagesBar({ field, count }: PagesBarProps) {
  const { filter, setFilter } = usePagesFilter()
  const { tags } = useListCounts(filter.type, filter)
  const { text = '', tag = '' } = filter
  const isNarrowed = text + tag !== ''
  const clear = () => {
    setFilter({ text: '', tag: '' })
    field.current?.focus()
  }
  return (
    <search>
      <FilterFields field={field} filter={filter} onFilter={setFilter} tags={tags} byName={world.aToZ()} />
      <div className="mt-1 flex min-h-8 flex-wrap items-center gap-x-4">
        <p aria-live="polite" className="text-14 text-ink-2">
          {count === undefined ? '' : world.count({ count })}
        </p>
        {isNarrowed ? (
          <Button variant="ghost" size="dense" onClick={clear}>
            {world.clearFilters()}
          </Button>
        ) : null}
      </div>
    </search>
  )
}
