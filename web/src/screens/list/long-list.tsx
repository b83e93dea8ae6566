import type { EntityCard } from '@waybook/contract'
import {
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ComponentType,
  type FocusEvent,
} from 'react'

import { useVirtualRows } from '#ui/page/virtual-rows.tsx'

import type { EntityList } from './list-query.ts'

/** The entity of a list entry, and the attributes of its `li`. */
export interface ListEntryProps extends Omit<ComponentProps<'li'>, 'className' | 'children'> {
  readonly entity: EntityCard
  readonly eager: boolean
}

/** Values for phones, medium and large windows. */
type ByWidth = readonly [phone: number, medium: number, large: number]

export interface ListLayout {
  readonly columns: ByWidth
  /** The gap between rows. */
  readonly gapPx: ByWidth
  /** The estimated height of an entry before measurement. */
  readonly heightPx: ByWidth
}

interface LongListProps {
  readonly label: string
  readonly list: EntityList
  readonly layout: ListLayout
  readonly Entry: ComponentType<ListEntryProps>
  /** The scroll position when the list was left, in px. */
  readonly offset: number
}

/** The number of entries that a wide window shows without scrolling. */
const EAGER_ENTRIES = 9
/** How far above and below the window rows are rendered, in px. */
const READY_PX = 400

/**
 * A list of any length. Renders only the rows near the window; padding replaces the others. The entry that was last focused
 * stays in the page, so scrolling does not lose the focus.
 */
export function LongList({ label, list: { entities, total }, layout, Entry, offset }: LongListProps) {
  const width = useWidth()
  const columns = layout.columns[width]
  const list = useRef<HTMLUListElement>(null)
  const [focused, setFocused] = useState(-1)
  const [gapPx, heightPx] = [layout.gapPx[width], layout.heightPx[width]]
  const idsOf = (row: number) => entities.slice(row * columns, (row + 1) * columns).map(({ id }) => id)
  const keyOf = (row: number) => `${columns} ${idsOf(row).join(' ')}`
  const { virtualizer, rows, top, padding, shown } = useVirtualRows(list, {
    count: Math.ceil(entities.length / columns),
    estimateSize: (row) => heights.get(keyOf(row)) ?? heightPx,
    getItemKey: keyOf,
    measureElement: (item, entry) => entry?.borderBoxSize[0]?.blockSize ?? item.getBoundingClientRect().height,
    gap: gapPx,
    initialOffset: offset,
    overscan: Math.ceil(READY_PX / heightPx),
  })
  useSavedHeights(virtualizer)
  const first = (shown[0] ?? 0) * columns
  const end = Math.min(entities.length, ((shown.at(-1) ?? -1) + 1) * columns)
  const places = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index)
  const isFocusAway = focused >= 0 && focused < entities.length && (focused < first || focused >= end)
  const drawn = isFocusAway ? [...places, focused].toSorted((one, other) => one - other) : places
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only records which entry has the focus
    <ul
      ref={list}
      aria-label={label}
      onFocus={(event) => setFocused(placeOf(event))}
      className="relative grid gap-x-6 [overflow-anchor:none] lg:gap-x-8"
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        rowGap: gapPx,
        ...padding,
      }}
    >
      {drawn.map((place) => {
        const entity = entities[place]
        const away = isFocusAway && place === focused
        const row = Math.floor(place / columns)
        return entity ? (
          <Entry
            key={entity.id}
            entity={entity}
            eager={place < EAGER_ENTRIES}
            ref={!away && place % columns === 0 ? virtualizer.measureElement : null}
            data-index={row}
            data-place={place}
            aria-setsize={total ?? -1}
            aria-posinset={place + 1}
            {...(away && { style: { position: 'absolute', top: (rows[row]?.start ?? top) - top } })}
          />
        ) : null
      })}
    </ul>
  )
}

/** Measured row heights in px, keyed by the entries in a row. After going back, every entry is at its old position. */
const heights = new Map<string, number>()

function useSavedHeights(virtualizer: ReturnType<typeof useVirtualRows>['virtualizer']): void {
  useLayoutEffect(
    () => () => {
      for (const { key, size } of virtualizer.takeSnapshot()) heights.set(String(key), size)
    },
    [virtualizer],
  )
}

function placeOf({ target }: FocusEvent<HTMLElement>): number {
  return Number(target.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? -1)
}

const [large, medium] = ['(min-width: 64rem)', '(min-width: 48rem)'].map((query) => matchMedia(query))

/** The index in `ByWidth` for the window's width. */
function useWidth(): 0 | 1 | 2 {
  return useSyncExternalStore(subscribe, () => (large?.matches ? 2 : medium?.matches ? 1 : 0))
}

function subscribe(onChange: () => void) {
  const stop = new AbortController()
  for (const width of [large, medium]) width?.addEventListener('change', onChange, { signal: stop.signal })
  return () => stop.abort()
}
