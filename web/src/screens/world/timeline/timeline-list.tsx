import { useWindowVirtualizer } from '@tanstack/react-virtual'
import type { TimelineEntry } from '@waybook/contract'
import type { Calendar } from '@waybook/rules'
import { useLayoutEffect, useRef, useState } from 'react'

import { classNames } from '#ui/text/class-names.ts'

import type { Now } from './now.ts'
import { TimelineEntryBox } from './timeline-entry.tsx'
import type { TimelineYear } from './timeline-years.ts'

interface ListProps {
  readonly calendar: Calendar
  readonly years: readonly TimelineYear[]
  readonly now: Now
}

/** A line of the list: the heading of a year, years without anything, or an entry. */
type Row =
  | { readonly key: string; readonly year: TimelineYear }
  | { readonly key: string; readonly gap: number }
  | { readonly key: string; readonly entry: TimelineEntry }

/** The newest first. */
function rowsOf(years: readonly TimelineYear[]): Row[] {
  return years
    .toReversed()
    .flatMap((year): Row[] => [
      ...(year.gapAfter === null ? [] : [{ key: `gap ${year.year}`, gap: year.gapAfter }]),
      { key: `year ${year.year}`, year },
      ...year.entries.toReversed().map((entry) => ({ key: keyOf(entry), entry })),
    ])
}

function keyOf(entry: TimelineEntry): string {
  return entry.kind === 'event' ? entry.entity.id : `session ${entry.session.id}`
}

/** Estimated until it is measured. */
const ROW_PX = 112
const OVERSCAN = 6

/** A timeline of any length, newest first; only the rows near the window are in the page. */
export function TimelineList({ calendar, years, now }: ListProps) {
  const rows = rowsOf(years)
  const list = useRef<HTMLOListElement>(null)
  const top = useTop(list)
  // oxlint-disable-next-line react/incompatible-library -- the virtualizer changes in place: the compiler leaves this component as it is
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: rows.length,
    estimateSize: () => ROW_PX,
    getItemKey: (row) => rows[row]?.key ?? row,
    scrollMargin: top,
    overscan: OVERSCAN,
  })
  const shown = virtualizer.getVirtualItems()
  const [first, last] = [shown[0], shown.at(-1)]
  return (
    <ol
      ref={list}
      aria-label="Timeline, newest first"
      className="ml-3 max-w-[43rem] border-l-3 border-ink [overflow-anchor:none]"
      style={{
        paddingTop: first ? first.start - top : 0,
        paddingBottom: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
      }}
    >
      {shown.map(({ index }) => {
        const row = rows[index]
        return row ? (
          <li
            key={row.key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            className="relative pb-4 pl-5"
          >
            <RowBox calendar={calendar} row={row} now={now} />
          </li>
        ) : null
      })}
    </ol>
  )
}

function RowBox({ calendar, row, now }: { readonly calendar: Calendar; readonly row: Row; readonly now: Now }) {
  if ('gap' in row) return <p className="text-14 text-ink-2">{row.gap} years</p>
  if ('entry' in row) {
    const { entry } = row
    const countdown = now.countdownTo(entry)
    return (
      <TimelineEntryBox calendar={calendar} entry={entry} isNow={now.includes(entry)} countdown={countdown} beside />
    )
  }
  const { name, isNow } = row.year
  return (
    <>
      <span
        aria-hidden="true"
        className={classNames(
          'absolute top-2 -left-[13px] size-[23px] rounded-full border-3 forced-color-adjust-none',
          isNow ? 'border-mark bg-mark' : 'border-ink bg-page',
        )}
      />
      <h2 className="font-serif text-26" aria-current={isNow ? 'date' : undefined}>
        {name}
      </h2>
    </>
  )
}

/** The distance from the top of the page to the list, in px. */
function useTop(list: { readonly current: HTMLElement | null }): number {
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
