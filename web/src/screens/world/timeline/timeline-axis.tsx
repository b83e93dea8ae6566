import type { TimelineEntry } from '@waybook/contract'
import { worldTimeline } from '@waybook/messages/worldTimeline'
import type { Calendar } from '@waybook/rules'
import { useEffect, useRef } from 'react'

import { classNames } from '#ui/text/class-names.ts'

import type { Now } from './now.ts'
import { TimelineEntryBox } from './timeline-entry.tsx'
import { monthsOf, type TimelineMonth, type TimelineYear } from './timeline-years.ts'

interface AxisProps {
  readonly calendar: Calendar
  readonly years: readonly TimelineYear[]
  readonly now: Now
}

/** The whole timeline from left to right, for wide windows. Only the current year is divided into months. */
export function TimelineAxis({ calendar, years, now }: AxisProps) {
  const axis = useRef<HTMLDivElement>(null)
  // Scrolls the current year to the right edge.
  useEffect(() => {
    const element = axis.current
    const here = element?.querySelector<HTMLElement>('[data-now]')
    if (element && here) element.scrollLeft = here.offsetLeft + here.offsetWidth - element.clientWidth
  }, [])
  return (
    <section
      ref={axis}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard
      tabIndex={0}
      aria-label={worldTimeline.timeline()}
      className="relative overflow-x-auto pt-3 pb-4"
    >
      <ol className="relative flex min-w-max items-start border-t-3 border-ink">
        {years.map((year) => (
          <AxisYear key={year.year} calendar={calendar} year={year} now={now} />
        ))}
      </ol>
    </section>
  )
}

function AxisYear({
  calendar,
  year,
  now,
}: {
  readonly calendar: Calendar
  readonly year: TimelineYear
  readonly now: Now
}) {
  const { name, isNow, entries, gapAfter } = year
  return (
    <li
      className={classNames('flex items-start', isNow && 'border-l border-line pl-4')}
      data-now={isNow || undefined}
      aria-current={isNow ? 'date' : undefined}
    >
      <div className={classNames('relative pt-4 pr-4', !isNow && 'max-w-48 min-w-28')}>
        <span
          aria-hidden="true"
          className={classNames(
            'absolute -top-[11px] left-0 size-[19px] rounded-full border-3 forced-color-adjust-none',
            isNow ? 'border-mark bg-mark' : 'border-ink bg-page',
          )}
        />
        <h2 className="font-serif text-26">{name}</h2>
        {isNow ? (
          <ol className="mt-1 flex gap-4">
            {monthsOf(calendar, { entries }, now.month).map((month) => (
              <AxisMonth key={month.name} calendar={calendar} month={month} now={now} />
            ))}
          </ol>
        ) : (
          <Entries calendar={calendar} entries={entries} now={now} />
        )}
      </div>
      {gapAfter === null ? null : (
        <span className="-mt-3 mr-4 border-x-2 border-control bg-page px-2.5 text-14 whitespace-nowrap text-ink-2">
          {worldTimeline.years({ count: gapAfter })}
        </span>
      )}
    </li>
  )
}

function AxisMonth({
  calendar,
  month,
  now,
}: {
  readonly calendar: Calendar
  readonly month: TimelineMonth
  readonly now: Now
}) {
  const isNow = month.month === now.month && month.month !== null
  return (
    <li className={classNames('w-48 border-t-2 pt-1.5', isNow ? 'border-t-4 border-mark' : 'border-control')}>
      <p className="font-semibold">{month.name || worldTimeline.inThisYear()}</p>
      {isNow ? (
        <p className="text-14 font-medium text-mark">
          {now.within === '' ? worldTimeline.today() : worldTimeline.todayWithin({ part: now.within })}
        </p>
      ) : null}
      <Entries calendar={calendar} entries={month.entries} now={now} />
    </li>
  )
}

function Entries({
  calendar,
  entries,
  now,
}: {
  readonly calendar: Calendar
  readonly entries: readonly TimelineEntry[]
  readonly now: Now
}) {
  return (
    <div className="mt-3 grid gap-4">
      {entries.map((entry) => (
        <TimelineEntryBox
          key={entry.kind === 'event' ? entry.entity.id : entry.session.id}
          calendar={calendar}
          entry={entry}
          isNow={now.includes(entry)}
          countdown={now.countdownTo(entry)}
          beside={false}
        />
      ))}
    </div>
  )
}
