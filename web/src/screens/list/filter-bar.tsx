import type { EntityType } from '@waybook/contract'
import { useRef } from 'react'

import { Button } from '#ui/button/button.tsx'
import { SelectField } from '#ui/field/select-field.tsx'

import { typeWords } from '../../parts/entity/type-words.ts'
import { TextFilter } from './text-filter.tsx'
import { useListCounts } from './use-list-counts.ts'
import { useListFilter } from './use-list-filter.ts'

/** Narrows and sorts a list, and says how much of it is left. */
export function FilterBar({ type }: { readonly type: EntityType }) {
  const { filter, narrow } = useListFilter()
  const { all, matching, tags } = useListCounts(type, filter)
  const field = useRef<HTMLInputElement>(null)
  const { text = '', tag = '', sort = '' } = filter
  const clear = () => {
    narrow({ text: '', tag: '' })
    field.current?.focus()
  }
  if (all === 0 && text + tag === '') return null
  const words = typeWords[type]
  return (
    <search className="mb-2 grid grid-cols-2 items-end gap-x-2 gap-y-2 md:mb-4 md:grid-cols-[minmax(0,1fr)_minmax(0,15rem)_minmax(0,11rem)] md:gap-x-4 md:gap-y-3">
      <TextFilter ref={field} text={text} onText={(typed) => narrow({ text: typed })} />
      <SelectField label="Tag" terse value={tag} onChange={(event) => narrow({ tag: event.target.value })}>
        <option value="">All tags</option>
        {tags.map((one) => (
          <option key={one.tag} value={one.tag}>{`${one.tag} (${one.entities})`}</option>
        ))}
      </SelectField>
      <SelectField label="Sort by" terse value={sort} onChange={(event) => narrow({ sort: event.target.value })}>
        <option value="">{type === 'character' ? 'Party first' : 'Name'}</option>
        <option value="newest">Newest first</option>
      </SelectField>
      <div className="col-span-full flex min-h-10 flex-wrap items-center gap-x-4">
        <p aria-live="polite" className="text-14 text-ink-2">
          {all === undefined || matching === undefined ? '' : countOf(matching, all, words)}
        </p>
        {text + tag === '' ? null : (
          <Button variant="ghost" size="small" onClick={clear}>
            Clear filters
          </Button>
        )}
      </div>
    </search>
  )
}

interface Words {
  readonly singular: string
  readonly plural: string
}

function countOf(matching: number, all: number, { singular, plural }: Words): string {
  const [some, every] = [matching, all].map((number) => number.toLocaleString('en'))
  const number = matching === all ? every : `${some} of ${every}`
  return `${number} ${(all === 1 ? singular : plural).toLowerCase()}`
}
