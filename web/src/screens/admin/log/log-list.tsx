import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'

import { dateFormat } from '#ui/text/words.ts'

import { LogRow } from './log-row.tsx'
import type { LogEntry } from './log-words.ts'

const ROW_PX = 84
/** How many rows above and below the window are drawn. */
const READY_ROWS = 8

const dayOf = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** The entries by day. Only those near the window are in the page; padding stands for the others. */
export function LogList({ entries }: { readonly entries: readonly LogEntry[] }) {
  const list = useRef<HTMLOListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setTop(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(document.body)
    return () => watcher.disconnect()
  }, [])
  // oxlint-disable-next-line react/incompatible-library -- the virtualizer changes in place: the compiler leaves this component as it is
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: entries.length,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => entries[index]?.id ?? index,
    scrollMargin: top,
    overscan: READY_ROWS,
  })
  const shown = virtualizer.getVirtualItems()
  const [first, last] = [shown[0], shown.at(-1)]
  return (
    <ol
      ref={list}
      aria-label="What was done"
      className="max-w-[56rem] [overflow-anchor:none]"
      style={{
        paddingTop: first ? first.start - top : 0,
        paddingBottom: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
      }}
    >
      {shown.map(({ index, key }) => {
        const entry = entries[index]
        if (!entry) return null
        const day = dayOf(entry.at)
        const before = entries[index - 1]
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={-1}
            aria-posinset={index + 1}
            className="border-line not-first:border-t"
          >
            {before && dayOf(before.at) === day ? null : <h2 className="pt-5 pb-1 text-20">{day}</h2>}
            <LogRow entry={entry} />
          </li>
        )
      })}
    </ol>
  )
}
