import { currentLanguage } from '@waybook/messages'
import { worldMap } from '@waybook/messages/worldMap'
import { useId, useState } from 'react'

import { useMe } from '#api/session.ts'
import { EntityImage } from '#parts/entity/entity-image.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { classNames } from '#ui/text/class-names.ts'
import { Icon } from '#ui/text/icon.tsx'

import { isWithheld, type MapPin } from '../map-pin.ts'

interface PlaceListProps {
  readonly pins: readonly MapPin[]
  readonly chosen: string | null
  readonly onChoose: (pin: MapPin) => void
  /** Omits the heading, because the sheet has the same one. */
  readonly bare?: boolean
}

/** "Show more" adds this many. In a list of thousands, users type a name. */
const ROWS_AT_ONCE = 60

/** The places of a map by name, with a search field. It has the same content as the pins. */
export function PlaceList({ pins, chosen, onChoose, bare = false }: PlaceListProps) {
  const titleId = useId()
  const title = useListTitle()
  const [typed, setTyped] = useState('')
  const [rows, setRows] = useState(ROWS_AT_ONCE)
  const found = findPlaces(pins, typed)
  const [first] = found
  return (
    <section aria-labelledby={bare ? undefined : titleId} className="flex min-h-0 flex-col">
      {bare ? null : (
        <div className="flex items-baseline justify-between border-t-2 border-ink pt-2 pb-2.5">
          <h2 id={titleId}>{title}</h2>
          <span className="text-14 text-ink-2">{pins.length.toLocaleString(currentLanguage())}</span>
        </div>
      )}
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (first && typed.trim() !== '') onChoose(first)
          }}
        >
          <TextField
            type="search"
            label={worldMap.findPlace()}
            terse
            autoComplete="off"
            enterKeyHint="go"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </form>
      </search>
      <output className="sr-only">{typed.trim() === '' ? '' : foundWords(found.length)}</output>
      {found.length === 0 && typed.trim() !== '' ? (
        <p className="py-4 text-14 text-ink-2">{worldMap.noPlaceNamed()}</p>
      ) : (
        // The padding keeps focus outlines from being cut off.
        <ul aria-label={title} className="-mx-1 mt-2 min-h-0 overflow-y-auto px-1 pb-1">
          {found.slice(0, rows).map((pin) => (
            <PlaceRow key={pin.id} pin={pin} chosen={pin.id === chosen} onChoose={onChoose} />
          ))}
          {found.length > rows ? (
            <li className="py-3">
              <Button size="small" className="w-full" onClick={() => setRows(rows + ROWS_AT_ONCE)}>
                {worldMap.showMore()}
              </Button>
            </li>
          ) : null}
        </ul>
      )}
    </section>
  )
}

/** Viewers who see hidden pages know every place. */
export function useListTitle(): string {
  return useMe().may.includes('seeHidden') ? worldMap.places() : worldMap.placesYouKnow()
}

interface PlaceRowProps {
  readonly pin: MapPin
  readonly chosen: boolean
  readonly onChoose: (pin: MapPin) => void
}

function PlaceRow({ pin, chosen, onChoose }: PlaceRowProps) {
  const sentence = pin.target?.description ?? ''
  return (
    <li className={classNames('border-b', chosen ? 'border-transparent' : 'border-line')}>
      <button
        type="button"
        aria-pressed={chosen}
        onClick={() => onChoose(pin)}
        className="grid min-h-14 choice-row lead-cols-10 items-center gap-3 px-2 py-1"
      >
        {pin.target ? (
          <EntityImage entity={pin.target} sizes="40px" className="size-10 [--neatline-inset:3px]" />
        ) : (
          <span className="grid size-10 place-items-center rounded-plate bg-sunk text-ink-2">
            <Icon name="locations" />
          </span>
        )}
        <span className="grid">
          <span className="leading-snug truncate font-semibold">{pin.name}</span>
          {sentence === '' ? null : <span className="leading-snug truncate text-14 text-ink-2">{sentence}</span>}
          {isWithheld(pin) ? (
            <span className="leading-snug text-12 text-ink-2">{worldMap.notForEveryone()}</span>
          ) : null}
        </span>
      </button>
    </li>
  )
}

function foundWords(count: number): string {
  return count === 0 ? worldMap.noPlaceFound() : worldMap.placesFound({ count })
}

/** Places whose names contain all typed words, by name. Names that begin with the typed text come first. */
function findPlaces(pins: readonly MapPin[], typed: string): readonly MapPin[] {
  const words = folded(typed)
    .split(/\s+/)
    .filter((word) => word !== '')
  const byName = pins.toSorted((a, b) => a.name.localeCompare(b.name))
  if (words.length === 0) return byName
  const found = byName.filter(({ name }) => words.every((word) => folded(name).includes(word)))
  const begins = ({ name }: MapPin) => folded(name).startsWith(words.join(' '))
  return [...found.filter(begins), ...found.filter((pin) => !begins(pin))]
}

/** `Élan` -> `elan`. */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
