import { useWindowVirtualizer } from '@tanstack/react-virtual'
import type { EntityCard as Card } from '@waybook/contract'
import { useLayoutEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react'

import { EntityCard } from '#parts/entity/entity-card.tsx'

interface CardGridProps {
  readonly label: string
  readonly entities: readonly Card[]
  /** How many cards the list has in total, including those not loaded yet; unknown at first. */
  readonly count: number | undefined
  /** The scroll position when the list was left, in px. */
  readonly offset: number
}

/** As many as a wide window shows without scrolling. */
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
  const isFocusAway = focused >= 0 && focused < entities.length && (focused < first || focused >= end)
  const drawn = isFocusAway ? [...places, focused].toSorted((one, other) => one - other) : places
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only records which card has the focus
    <ul
      ref={list}
      aria-label={label}
      onFocus={(event) => setFocused(placeOf(event))}
      className="relative grid gap-x-4 [overflow-anchor:none] md:grid-cols-2 md:gap-x-6 lg:grid-cols-3"
      style={{ rowGap, paddingTop: before, paddingBottom: after }}
    >
      {drawn.map((place) => {
        const entity = entities[place]
        const away = isFocusAway && place === focused
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

/** The distance from the top of the page to the list, in px. */
function useTop(list: { readonly current: HTMLElement | null }): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measureTop = () => setTop(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
    measureTop()
    addEventListener('resize', measureTop)
    return () => removeEventListener('resize', measureTop)
  }, [list])
  return top
}

const [large, medium] = ['(min-width: 64rem)', '(min-width: 48rem)'].map((query) => matchMedia(query))

/** The number of columns: one, two at medium width, three at large. */
function useColumns(): number {
  return useSyncExternalStore(subscribe, () => (large?.matches ? 3 : medium?.matches ? 2 : 1))
}

function subscribe(onChange: () => void) {
  const stop = new AbortController()
  for (const width of [large, medium]) width?.addEventListener('change', onChange, { signal: stop.signal })
  return () => stop.abort()
}

interface RowsOptions {
  readonly entities: readonly Card[]
  readonly columns: number
  /** Where the list begins, and the scroll position when it was left, in px from the page's top. */
  readonly top: number
  readonly offset: number
}

/** Rows that are rendered above and below the window. */
const READY_ROWS = 2
/** The estimated height of a card without its picture, in px, until it is measured. */
const TEXT_HEIGHT_PX = 150

/** Measured heights of rows in px, by the cards in them: after going back, every card is in its old place. */
const heights = new Map<string, number>()

/** The rows near the window, and the space that the others take, in px. */
function useRows({ entities, columns, top, offset }: RowsOptions) {
  const rowGap = columns === 1 ? 16 : 24
  const idsOf = (row: number) => entities.slice(row * columns, (row + 1) * columns).map(({ id }) => id)
  const keyOf = (row: number) => `${columns} ${idsOf(row).join(' ')}`
  const guess = columns === 1 ? TEXT_HEIGHT_PX : window.innerWidth / columns + TEXT_HEIGHT_PX
  // oxlint-disable-next-line react/incompatible-library -- the virtualizer changes in place: the compiler leaves this hook as it is
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: Math.ceil(entities.length / columns),
    estimateSize: (row) => heights.get(keyOf(row)) ?? guess,
    getItemKey: keyOf,
    measureElement: (card, entry) => entry?.borderBoxSize[0]?.blockSize ?? card.getBoundingClientRect().height,
    gap: rowGap,
    scrollMargin: top,
    initialOffset: offset,
    overscan: READY_ROWS,
  })
  useLayoutEffect(
    () => () => {
      for (const { key, size } of virtualizer.takeSnapshot()) heights.set(String(key), size)
    },
    [virtualizer],
  )
  const shown = virtualizer.getVirtualItems()
  const [first, last] = [shown[0], shown.at(-1)]
  return {
    shown: shown.map(({ index }) => index),
    before: first ? first.start - top : 0,
    after: last ? virtualizer.getTotalSize() - (last.end - top) : virtualizer.getTotalSize(),
    rowGap,
    measure: virtualizer.measureElement,
    startOf: (row: number) => (virtualizer.measurementsCache[row]?.start ?? top) - top,
  }
}
