import { useWindowVirtualizer } from '@tanstack/react-virtual'
import type { EntityCard } from '@waybook/contract'
import { useLayoutEffect } from 'react'

interface RowsOptions {
  readonly entities: readonly EntityCard[]
  readonly columns: number
  /** Where the list begins and where the window stood when it was left, in px from the page's top. */
  readonly top: number
  readonly offset: number
}

/** Rows kept ready above and below the window. */
const READY_ROWS = 2
/** A card's words without its picture, in px, until it was measured. */
const WORDS_PX = 150

/** Heights in px of rows that were on the page, by what stood in them: who comes back finds every card in its old place. */
const heights = new Map<string, number>()

/** Which rows are near the window, and the room that the others take, in px. */
export function useRows({ entities, columns, top, offset }: RowsOptions) {
  const rowGap = columns === 1 ? 16 : 24
  const idsOf = (row: number) => entities.slice(row * columns, (row + 1) * columns).map(({ id }) => id)
  const keyOf = (row: number) => `${columns} ${idsOf(row).join(' ')}`
  const guess = columns === 1 ? WORDS_PX : window.innerWidth / columns + WORDS_PX
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
