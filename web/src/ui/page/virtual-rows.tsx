import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'

type RowsOptions = Omit<Parameters<typeof useWindowVirtualizer<HTMLLIElement>>[0], 'scrollMargin'>

/** `shown`: the rows near the window. `padding`: the space of all other rows. `top`: the distance from the page's top to the list, in px. */
export function useVirtualRows(list: RefObject<HTMLElement | null>, options: RowsOptions) {
  const top = useTop(list)
  // oxlint-disable-next-line react/incompatible-library -- the virtualizer changes in place: the compiler leaves this hook as it is
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({ ...options, scrollMargin: top })
  const shown = virtualizer.getVirtualItems()
  const [first, last] = [shown[0], shown.at(-1)]
  const padding = {
    paddingTop: first ? first.start - top : 0,
    paddingBottom: virtualizer.getTotalSize() - (last ? last.end - top : 0),
  }
  return { virtualizer, rows: virtualizer.measurementsCache, top, padding, shown: shown.map(({ index }) => index) }
}

/** The distance from the page's top to the list, in px. It changes with the window, and with a list above this one. */
function useTop(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setTop(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(document.body)
    return () => watcher.disconnect()
  }, [list])
  return top
}

interface VirtualRowsProps<Row> {
  readonly label: string
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string | number
  /** The height of a row, estimated until it is measured. */
  readonly heightPx: number
  /** The number of rendered rows above and below the window. */
  readonly overscan: number
  /** The number of rows, -1 while it is unknown. */
  readonly total: number
  readonly className: string
  readonly rowClassName: string
  readonly children: (row: Row, index: number) => ReactNode
}

/** A list of any length with one row below another. Only the rows near the window are rendered. */
export function VirtualRows<Row>(props: VirtualRowsProps<Row>) {
  const { label, rows, keyOf, heightPx, overscan, total, className, rowClassName, children } = props
  const list = useRef<HTMLOListElement>(null)
  const keys = rows.map(keyOf)
  const { virtualizer, padding, shown } = useVirtualRows(list, {
    count: rows.length,
    estimateSize: () => heightPx,
    getItemKey: (index) => keys[index] ?? index,
    overscan,
  })
  return (
    <ol ref={list} aria-label={label} className={`[overflow-anchor:none] ${className}`} style={padding}>
      {shown.map((index) => {
        const row = rows[index]
        return row === undefined ? null : (
          <li
            key={keys[index]}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={total}
            aria-posinset={index + 1}
            className={rowClassName}
          >
            {children(row, index)}
          </li>
        )
      })}
    </ol>
  )
}
