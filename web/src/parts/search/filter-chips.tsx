import { search } from '@waybook/messages/search'

import { useOperation } from '#api/operation-query.ts'

import { typeNames } from '../entity/type-names.ts'
import { readQuery, tagBegun, writeQuery } from './search-query.ts'

const chipClass =
  'chip inline-flex min-h-hit items-center gap-1.5 px-3 text-14 whitespace-nowrap aria-pressed:font-semibold'

/** Typing more of the tag finds the others. */
const TAGS_MAX = 12

interface FilterChipsProps {
  readonly typed: string
  readonly onType: (typed: string) => void
}

/** The chips for commands, for each type with its number of pages, or for the tag that the user is typing. */
export function FilterChips({ typed, onType }: FilterChipsProps) {
  const query = readQuery(typed)
  const begun = tagBegun(typed)
  const types = useOperation('countEntities', {}).data?.types ?? []
  const toggled = types.toSorted((a, b) => b.entities - a.entities)
  return (
    // The padding leaves room for a focused chip's outline, which scrolling would cut off.
    <fieldset className="relative flex min-w-0 shrink-0 [scrollbar-width:none] gap-2 overflow-x-auto border-b border-line px-4 py-1.5 md:px-6">
      <legend className="sr-only">{search.filters()}</legend>
      <button
        type="button"
        aria-pressed={query.commands}
        onClick={() => onType(query.commands ? '' : '> ')}
        className={chipClass}
      >
        {search.commands()}
      </button>
      {query.tag === undefined || begun !== null ? null : (
        <button
          type="button"
          aria-pressed
          onClick={() => onType(writeQuery({ ...query, tag: undefined }))}
          className={chipClass}
        >
          {`#${query.tag}`}
        </button>
      )}
      {begun !== null && <TagChips begun={begun} typed={typed} onType={onType} />}
      {begun === null &&
        toggled.map(({ type, entities }) => {
          const isOn = query.type === type
          return (
            <button
              key={type}
              type="button"
              aria-pressed={isOn}
              onClick={() => onType(writeQuery({ ...query, type: isOn ? undefined : type }))}
              className={chipClass}
            >
              {typeNames[type].plural}
              <span className="text-12 text-ink-2">{search.count({ count: entities })}</span>
            </button>
          )
        })}
    </fieldset>
  )
}

/** The tags that begin with the typed text, most frequent first. */
function TagChips({ begun, typed, onType }: FilterChipsProps & { readonly begun: string }) {
  const { type, words } = readQuery(typed.slice(0, typed.lastIndexOf('#')))
  const tags = useOperation('countTags', type === undefined ? {} : { type }).data?.tags ?? []
  const offered = tags.filter(({ tag }) => tag.toLowerCase().startsWith(begun.toLowerCase()))
  return offered
    .toSorted((a, b) => b.entities - a.entities)
    .slice(0, TAGS_MAX)
    .map(({ tag, entities }) => (
      <button
        key={tag}
        type="button"
        aria-pressed={tag === begun}
        onClick={() => onType(writeQuery({ type, tag, words }))}
        className={chipClass}
      >
        {`#${tag}`}
        <span className="text-12 text-ink-2">{search.count({ count: entities })}</span>
      </button>
    ))
}
