import { type EntityDate, TIMELINE_LIMIT_MAX, type TimelineEntry, type Today } from '@waybook/contract'
import { worldTimeline } from '@waybook/messages/worldTimeline'
import {
  type Calendar,
  dayAt,
  daysInMonth,
  firstDayOf,
  middleOf,
  monthAfter,
  moonsOn,
  printDate,
  weekdayPlace,
  yearName,
} from '@waybook/rules'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { EntityLink } from '#parts/entity/entity-link.tsx'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/text/class-names.ts'

import { useSetToday } from './move-today.tsx'

interface MonthViewProps {
  readonly calendar: Calendar
  readonly today: Today | null
  /** Whether tapping a day sets it as today. */
  readonly maySet: boolean
}

/** Days per row in a calendar without weeks. */
const ROW_DAYS = 10

/** One month with its weekdays, moons and events. Opens at the current month. */
export function MonthView({ calendar, today, maySet }: MonthViewProps) {
  const now = dayAt(calendar, today ? middleOf(today) : 0)
  const [{ year, month }, setShown] = useState({ year: now.year, month: now.month })
  const name = printDate(calendar, { year, month, week: null, day: null, time: '' })
  // Includes events that began earlier and may last into this month.
  const { data } = useOperation('getTimeline', { to: name, order: 'newest', limit: TIMELINE_LIMIT_MAX })
  const turn = (by: 1 | -1) => setShown(monthAfter(calendar, { year, month }, by))
  const first = firstDayOf(calendar, year, month)
  const entries = (data?.entries ?? []).filter(({ date }) => isSince(date, first)).toReversed()
  return (
    <section aria-label={worldTimeline.month()} className="grid max-w-[34rem] gap-3 rounded-panel bg-surface p-4">
      <div className="flex items-center justify-between gap-2">
        <Button
          size="dense"
          className="min-h-hit min-w-hit"
          onClick={() => turn(-1)}
          aria-label={worldTimeline.previousMonth()}
        >
          ←
        </Button>
        <h2 aria-live="polite" className="font-serif text-20">
          {worldTimeline.monthOfYear({ month: calendar.months[month]?.name ?? '', year: yearName(calendar, year) })}
        </h2>
        <Button
          size="dense"
          className="min-h-hit min-w-hit"
          onClick={() => turn(1)}
          aria-label={worldTimeline.nextMonth()}
        >
          →
        </Button>
      </div>
      <MonthTable calendar={calendar} year={year} month={month} today={today} maySet={maySet} entries={entries} />
      {today ? <Moons calendar={calendar} day={middleOf(today)} /> : null}
      <ul className="grid gap-1 text-14">
        {entries.map((entry) =>
          entry.kind === 'event' ? (
            <li key={entry.entity.id}>
              <EntityLink id={entry.entity.id} name={entry.entity.name} />, {inWords(entry.date)}
            </li>
          ) : (
            <li key={entry.session.id}>
              {worldTimeline.sessionOn({ number: entry.session.number, date: entry.date.text })}
            </li>
          ),
        )}
      </ul>
    </section>
  )
}

/** Whether an event begins on or after a day, or lasts until that day. */
function isSince({ first, last, until }: EntityDate, day: number): boolean {
  return (first ?? day) >= day || (until !== null && last !== null && last >= day)
}

function inWords({ text, until }: EntityDate): string {
  return until === null ? text : worldTimeline.fromTo({ from: text, until })
}

function Moons({ calendar, day }: { readonly calendar: Calendar; readonly day: number }) {
  const moons = moonsOn(calendar, day)
  if (moons.length === 0) return null
  const words = moons.map(({ name, phase }) => worldTimeline.moon({ name, phase })).join(', ')
  return <p className="text-14 text-ink-2">{worldTimeline.moonsToday({ moons: words })}</p>
}

interface TableProps extends MonthViewProps {
  readonly year: number
  readonly month: number
  readonly entries: readonly TimelineEntry[]
}

function MonthTable({ calendar, year, month, today, maySet, entries }: TableProps) {
  const { mutate } = useSetToday()
  const first = firstDayOf(calendar, year, month)
  const width = calendar.weekdays.length || calendar.week || ROW_DAYS
  const lead = calendar.weekdays.length > 0 ? weekdayPlace(calendar, first) : 0
  const days = Array.from({ length: daysInMonth(calendar, year, month) }, (_, day) => first + day)
  const cells = [...Array.from({ length: lead }, () => null), ...days]
  const rows = Array.from({ length: Math.ceil(cells.length / width) }, (_, row) =>
    Array.from({ length: width }, (_unused, place) => cells[row * width + place] ?? null),
  )
  const eventOn = (day: number) => ({
    begins: entries.some(({ date }) => date.first === day),
    /** Whether an event that began earlier continues on this day. */
    goesOn: entries.some(({ date }) => date.until !== null && (date.first ?? day) < day && day <= (date.last ?? 0)),
  })
  const isToday = (day: number) => today !== null && day >= today.first && day <= today.last
  return (
    <div className="overflow-x-auto">
      <table className="w-full table-fixed border-collapse text-center text-14">
        {calendar.weekdays.length > 0 ? (
          <thead>
            <tr>
              {calendar.weekdays.map((name) => (
                <th key={name} scope="col" className="pb-1 font-semibold text-ink-2">
                  <abbr title={name} className="no-underline">
                    {name.slice(0, 3)}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
        ) : null}
        <tbody>
          {rows.map((row, place) => (
            <tr key={row.find((day) => day !== null) ?? place}>
              {row.map((day, column) => (
                <td key={day ?? `empty ${column}`} className="p-0.5">
                  {day === null ? null : (
                    <DayBox
                      day={day - first + 1}
                      phase={phaseOn(calendar, day)}
                      isToday={isToday(day)}
                      event={eventOn(day)}
                      onSet={
                        maySet
                          ? () =>
                              mutate(printDate(calendar, { year, month, week: null, day: day - first + 1, time: '' }))
                          : null
                      }
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Whether a moon is new or full within half a day of this day. */
function phaseOn(calendar: Calendar, day: number): 'new' | 'full' | null {
  for (const [place, { past }] of moonsOn(calendar, day).entries()) {
    const halfDay = 0.5 / (calendar.moons[place]?.cycle ?? 1)
    if (past < halfDay || past >= 1 - halfDay) return 'new'
    if (past >= 0.5 - halfDay && past < 0.5 + halfDay) return 'full'
  }
  return null
}

interface DayProps {
  readonly day: number
  readonly phase: 'new' | 'full' | null
  readonly isToday: boolean
  readonly event: { readonly begins: boolean; readonly goesOn: boolean }
  readonly onSet: (() => void) | null
}

function DayBox({ day, phase, isToday, event, onSet }: DayProps) {
  const look = classNames(
    'relative grid min-h-touch w-full place-items-center rounded-control',
    isToday && 'bg-mark-tint font-bold',
    event.begins && 'underline decoration-mark decoration-3 underline-offset-4',
  )
  const content = (
    <>
      {day}
      {phase === null ? null : (
        <span aria-hidden="true" className="absolute top-0.5 right-1 text-12 text-ink-2">
          {phase === 'full' ? '○' : '●'}
        </span>
      )}
      {/* The lines of adjacent days join. */}
      {event.goesOn ? (
        <span
          aria-hidden="true"
          className="absolute -inset-x-0.5 bottom-1 border-b-2 border-dotted border-mark forced-color-adjust-none"
        />
      ) : null}
      <span className="sr-only">
        {[
          isToday ? worldTimeline.isToday() : '',
          event.begins ? worldTimeline.begins() : '',
          event.goesOn ? worldTimeline.continues() : '',
          phase === null ? '' : worldTimeline.moonPhase({ phase }),
        ]
          .filter((word) => word !== '')
          .join(', ')}
      </span>
    </>
  )
  if (!onSet) return <span className={look}>{content}</span>
  return (
    <button
      type="button"
      title={worldTimeline.setAsToday()}
      onClick={onSet}
      className={classNames(look, 'hover:bg-raised')}
    >
      {content}
    </button>
  )
}
