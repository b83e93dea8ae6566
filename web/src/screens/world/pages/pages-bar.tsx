import type { RefObject } from 'react'

import { TextFilter } from '#screens/list/filter-bar.tsx'
import { useListCounts } from '#screens/list/use-list-filter.ts'
import { Button } from '#ui/button/button.tsx'
import { SelectField } from '#ui/field/select-field.tsx'

import { usePagesFilter } from './pages-filter.ts'

interface PagesBarProps {
  readonly field: RefObject<HTMLInputElement | null>
  /** How many pages are left; `undefined` until it is known. */
  readonly count: number | undefined
}

/** Narrows and sorts the list of all pages, and says how many are left. */
export function PagesBar({ field, count }: PagesBarProps) {
  const { filter, setFilter } = usePagesFilter()
  const { tags } = useListCounts(filter.type, filter)
  const { text = '', tag = '', sort = '' } = filter
  const isNarrowed = text + tag !== ''
  const clear = () => {
    setFilter({ text: '', tag: '' })
    field.current?.focus()
  }
  return (
    <search>
      {/* The padding leaves room for the outline of a focused control, which scrolling would cut off. */}
      <div className="relative -mx-(--spacing-gutter) -my-1.5 flex [scrollbar-width:none] gap-2 overflow-x-auto px-(--spacing-gutter) py-1.5 md:gap-3 [&>*]:shrink-0">
        <TextFilter ref={field} text={text} onText={(typed) => setFilter({ text: typed })} />
        <div className="max-w-48 md:w-44">
          <SelectField label="Tag" terse value={tag} onChange={(event) => setFilter({ tag: event.target.value })}>
            <option value="">All tags</option>
            {tags.map((one) => (
              <option key={one.tag} value={one.tag}>{`${one.tag} (${one.entities})`}</option>
            ))}
          </SelectField>
        </div>
        <div className="md:w-40">
          <SelectField label="Sort by" terse value={sort} onChange={(event) => setFilter({ sort: event.target.value })}>
            <option value="">A to Z</option>
            <option value="newest">Newest first</option>
          </SelectField>
        </div>
      </div>
      <div className="mt-1 flex min-h-8 flex-wrap items-center gap-x-4">
        <p aria-live="polite" className="text-14 text-ink-2">
          {count === undefined ? '' : `${count.toLocaleString('en')} ${count === 1 ? 'page' : 'pages'}`}
        </p>
        {isNarrowed ? (
          <Button variant="ghost" size="dense" onClick={clear}>
            Clear filters
          </Button>
        ) : null}
      </div>
    </search>
  )
}
