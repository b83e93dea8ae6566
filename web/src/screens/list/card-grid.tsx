import type { EntityCard as Card } from '@waybook/contract'
import { useLayoutEffect, useRef, useState, type FocusEvent } from 'react'

import { EntityCard } from '../../parts/entity/entity-card.tsx'
import { useColumns } from './use-columns.ts'
import { useRows } from './use-rows.ts'

interface CardGridProps {
  readonly label: string
  readonly entities: readonly Card[]
  /** How many cards the list has in all, also those that are still to be loaded; unknown at first. */
  readonly count: number | undefined
  /** Where on the page the window stood when the list was left, in px. */
  readonly offset: number
}

/** As many as the first look at a wide window shows. */
const EAGER_CARDS = 6

/**
 * A list of any length. Only the rows near the window are in the page; padding stands for the others. The card that
 * had the focus last stays too, so that scrolling it away does not lose the focus.
 */
export function CardGrid({ label, entities, count, offset }: CardGridProps) {
  const columns = useColumns()
  const list = useRef<HTMLUListElement>(null)
  const [focused, setFocused] = useState(-1)
  const top = useTop(list)
  const rows = useRows({ entities, columns, top, offset })
  const { shown, before, after, rowGap, measure, startOf } = rows
  const first = (shown[0] ?? 0) * columns
  const end = Math.min(entities.length, ((shown.at(-1) ?? -1) + 1) * columns)
  const places = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index)
  const kept = focused >= 0 && focused < entities.length && (focused < first || focused >= end)
  const drawn = kept ? [...places, focused].toSorted((one, other) => one - other) : places
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notes which card has the focus
    <ul
      ref={list}
      aria-label={label}
      onFocus={(event) => setFocused(placeOf(event))}
      className="relative grid gap-x-4 [overflow-anchor:none] md:grid-cols-2 md:gap-x-6 lg:grid-cols-3"
      style={{ rowGap, paddingTop: before, paddingBottom: after }}
    >
      {drawn.map((place) => {
        const entity = entities[place]
        const away = kept && place === focused
        const row = Math.floor(place / columns)
        return entity ? (
          <EntityCard
            key={entity.id}
            entity={entity}
            eager={place < EAGER_CARDS}
            ref={!away && place % columns === 0 ? measure : null}
            data-index={row}
            data-place={place}
            aria-setsize={count ?? -1}
            aria-posinset={place + 1}
            {...(away && { style: { position: 'absolute', top: startOf(row) } })}
          />
        ) : null
      })}
    </ul>
  )
}

function placeOf({ target }: FocusEvent<HTMLElement>): number {
  return Number(target.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? -1)
}

/** How far below the page's top the list begins, in px. */
function useTop(list: { readonly current: HTMLElement | null }): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const look = () => setTop(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
    look()
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [list])
  return top
}
