import type { ImportCause } from '@waybook/contract'
import { importPlan } from '@waybook/messages/importPlan'
import { useId, useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'

/** How many causes are shown at first, and how many places of a cause at a time. */
const CAUSES_FIRST = 12
const PLACES_SHOWN = 50
/** How many examples stand for the other places. */
const EXAMPLES = 2

interface CauseSectionProps {
  readonly title: string
  readonly causes: readonly ImportCause[]
}

/** What differs from the source, a line for each cause. */
export function CauseSection({ title, causes }: CauseSectionProps) {
  const id = useId()
  const [all, setAll] = useState(false)
  if (causes.length === 0) return null
  const shown = all ? causes : causes.slice(0, CAUSES_FIRST)
  return (
    <section aria-labelledby={id}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-3 pb-1">
        <h3 id={id} className="text-22">
          {title}
        </h3>
        <p className="text-14 text-ink-2">{importPlan.causes({ count: causes.length })}</p>
      </header>
      <ul>
        {shown.map((cause) => (
          <CauseRow key={`${cause.cause} ${cause.remedy}`} cause={cause} />
        ))}
      </ul>
      {shown.length < causes.length ? (
        <Button size="dense" className="mt-2" onClick={() => setAll(true)}>
          {importPlan.showAllCauses({ count: causes.length })}
        </Button>
      ) : null}
    </section>
  )
}

function CauseRow({ cause: { cause, count, remedy, places, examples } }: { readonly cause: ImportCause }) {
  const [open, setOpen] = useState(false)
  const some = [...examples, ...places.map(({ file, line }) => (line > 1 ? `${file}:${line}` : file))]
  const first = some.slice(0, EXAMPLES).join(', ')
  const others = count - Math.min(EXAMPLES, some.length)
  return (
    <li className="border-b border-line py-2.5">
      <div className="grid items-center gap-x-4 gap-y-2 md:grid-cols-[3.5rem_minmax(0,1fr)_auto]">
        <span className="font-serif text-20 font-semibold tabular-nums md:text-end">{count}</span>
        <span className="min-w-0 wrap-anywhere">
          <b className="block font-semibold">{asSentence(cause)}</b>
          <span className="block text-14 text-ink-2">{asSentence(remedy)}</span>
          <span className="block text-14 text-ink-2">
            {others > 0 ? importPlan.andMore({ names: first, count: others }) : first}
          </span>
        </span>
        {places.length > EXAMPLES ? (
          <Button size="dense" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? importPlan.hideList() : importPlan.listThem()}
            <span className="sr-only">{`: ${cause}`}</span>
          </Button>
        ) : null}
      </div>
      {open ? <Places cause={cause} count={count} places={places} /> : null}
    </li>
  )
}

function asSentence(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** The places of a cause: searchable, some at a time. */
function Places({ cause, count, places }: Pick<ImportCause, 'cause' | 'count' | 'places'>) {
  const [query, setQuery] = useState('')
  const [limit, setLimit] = useState(PLACES_SHOWN)
  const wanted = query.trim().toLowerCase()
  const found = places.filter(({ file, message }) => `${file} ${message}`.toLowerCase().includes(wanted))
  const shown = found.slice(0, limit)
  return (
    <div className="grid gap-2 pt-2 md:ps-18">
      <TextField
        label={importPlan.searchIn({ cause })}
        value={query}
        autoComplete="off"
        onChange={({ target }) => {
          setQuery(target.value)
          setLimit(PLACES_SHOWN)
        }}
      />
      <output className="text-14 text-ink-2">
        {places.length < count && wanted === ''
          ? importPlan.foundOfFirst({ found: found.length, count, listed: places.length })
          : importPlan.foundOf({ found: found.length, count })}
      </output>
      <ul className="grid gap-1 text-14 wrap-anywhere">
        {shown.map(({ file, line, message }, index) => (
          // A file may have the same finding twice on a line.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${index} ${file}`}>
            <b className="font-semibold">{`${file}:${line}`}</b> <span className="text-ink-2">{message}</span>
          </li>
        ))}
      </ul>
      {shown.length < found.length ? (
        <Button size="dense" className="justify-self-start" onClick={() => setLimit(limit + PLACES_SHOWN)}>
          {importPlan.showMore({ count: Math.min(PLACES_SHOWN, found.length - shown.length) })}
        </Button>
      ) : null}
    </div>
  )
}
