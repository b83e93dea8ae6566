import type { TimelineEntry } from '@waybook/contract'
import { worldTimeline } from '@waybook/messages/worldTimeline'
import type { Calendar } from '@waybook/rules'

import { VirtualRows } from '#ui/page/virtual-rows.tsx'
import { classNames } from '#ui/text/class-names.ts'

import type { Now } from './now.ts'
import { TimelineEntryBox } from './timeline-entry.tsx'
import type { TimelineYear } from './timeline-years.ts'

interface ListProps {
  readonly calendar: Calendar
  readonly years: readonly TimelineYear[]
  readonly now: Now
}

/** A row of the list: the heading of a year, a gap of empty years, or an entry. */
type Row =
  | { readonly key: string; readonly year: TimelineYear }
  | { readonly key: string; readonly gap: number }
  | { readonly key: string; readonly entry: TimelineEntry }

/** Newest first. */
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

/** The estimated height before measurement. */
const ROW_PX = 112
const OVERSCAN = 6

/** A timeline of any length, newest first. */
export function TimelineList({ calendar, years, now }: ListProps) {
  const rows = rowsOf(years)
  return (
    <VirtualRows
      label={worldTimeline.newestFirst()}
      rows={rows}
      keyOf={({ key }) => key}
      heightPx={ROW_PX}
      overscan={OVERSCAN}
      total={rows.length}
      className="ml-3 max-w-[43rem] border-l-3 border-ink"
      rowClassName="relative pb-4 pl-5"
    >
      {(row) => <RowBox calendar={calendar} row={row} now={now} />}
    </VirtualRows>
  )
}

function RowBox({ calendar, row, now }: { readonly calendar: Calendar; readonly row: Row; readonly now: Now }) {
  if ('gap' in row) return <p className="text-14 text-ink-2">{worldTimeline.years({ count: row.gap })}</p>
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
