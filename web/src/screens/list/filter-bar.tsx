import { lists } from '@waybook/messages/lists'
import { useEffect, useRef, type RefObject } from 'react'

import type { ListedType } from '#parts/entity/entity-pages.ts'
import { Button } from '#ui/button/button.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'

import { FILTER_TEXT_MAX, type ListFilter } from './list-filter.ts'
import { useListCounts, useListFilter } from './use-list-filter.ts'

/** Filters and sorts a list, and shows how many entities match. */
export function FilterBar({ type }: { readonly type: ListedType }) {
  const { filter, setFilter } = useListFilter()
  const { all, matching, tags } = useListCounts(type, filter)
  const field = useRef<HTMLInputElement>(null)
  const { text = '', tag = '' } = filter
  const clear = () => {
    setFilter({ text: '', tag: '' })
    field.current?.focus()
  }
  if (all === 0 && text + tag === '') return null
  return (
    <search className="xl:w-160">
      <FilterFields field={field} filter={filter} onFilter={setFilter} tags={tags} byName={lists.byName()} />
      <div className="mt-1.5 flex min-h-6 flex-wrap items-center gap-x-4 xl:justify-end">
        <p aria-live="polite" className="text-14 text-ink-2">
          {all === undefined || matching === undefined ? '' : countOf(matching, all, type)}
        </p>
        {text + tag === '' ? null : (
          <Button variant="ghost" size="dense" onClick={clear}>
            {lists.clearFilters()}
          </Button>
        )}
      </div>
    </search>
  )
}

interface FilterFieldsProps {
  readonly field: RefObject<HTMLInputElement | null>
  readonly filter: ListFilter
  readonly onFilter: (change: Partial<Record<keyof ListFilter, string>>) => void
  readonly tags: readonly { readonly tag: string; readonly entities: number }[]
  /** What the order by name is called. */
  readonly byName: string
}

/** One row of fields, all in view at 360 px. */
export function FilterFields({ field, filter, onFilter, tags, byName }: FilterFieldsProps) {
  const { text = '', tag = '', sort = '' } = filter
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7rem_7.75rem] gap-2 md:flex md:gap-3 md:[&>*]:shrink-0">
      <TextFilter ref={field} text={text} onText={(typed) => onFilter({ text: typed })} />
      <div className="min-w-0 md:w-44 md:max-w-48">
        <SelectField label={lists.tag()} terse value={tag} onChange={(event) => onFilter({ tag: event.target.value })}>
          <option value="">{lists.allTags()}</option>
          {tags.map((one) => (
            <option key={one.tag} value={one.tag}>{`${one.tag} (${one.entities})`}</option>
          ))}
        </SelectField>
      </div>
      <div className="min-w-0 md:w-40">
        <SelectField
          label={lists.sortBy()}
          terse
          value={sort}
          onChange={(event) => onFilter({ sort: event.target.value })}
        >
          <option value="">{byName}</option>
          <option value="newest">{lists.newestFirst()}</option>
        </SelectField>
      </div>
    </div>
  )
}

function countOf(matching: number, all: number, type: ListedType): string {
  return matching === all ? lists.all({ type, all }) : lists.someOfAll({ type, some: matching, all })
}

/** How long typing must pause before the list is filtered. */
const PAUSE_MS = 200

interface TextFilterProps {
  readonly ref: RefObject<HTMLInputElement | null>
  /** The text in the URL. */
  readonly text: string
  readonly onText: (text: string) => void
}

/** A field that filters a list by words. Reports the typed text after a pause, or at once on blur and Enter. */
export function TextFilter({ ref, text, onText }: TextFilterProps) {
  const pause = useRef<number>(undefined)
  const reported = useRef(text)
  useEffect(() => () => clearTimeout(pause.current), [])
  // The back button, links and "Clear filters" change the text from outside. The field's own last report is ignored,
  // because the user may have continued typing.
  useEffect(() => {
    if (text === reported.current || !ref.current) return
    clearTimeout(pause.current)
    reported.current = text
    ref.current.value = text
  }, [ref, text])
  const report = () => {
    clearTimeout(pause.current)
    const typed = ref.current?.value.trim() ?? ''
    if (typed === reported.current) return
    reported.current = typed
    onText(typed)
  }
  const wait = () => {
    clearTimeout(pause.current)
    pause.current = window.setTimeout(report, PAUSE_MS)
  }
  return (
    <div className="min-w-0 md:flex-1">
      <TextField
        ref={ref}
        type="search"
        label={lists.filterBy()}
        terse
        // The whole label does not fit next to the selects on a phone.
        placeholder={lists.filter()}
        defaultValue={text}
        maxLength={FILTER_TEXT_MAX}
        autoComplete="off"
        enterKeyHint="search"
        onChange={wait}
        onBlur={report}
        onKeyDown={({ key }) => {
          if (key === 'Enter') report()
        }}
      />
    </div>
  )
}
