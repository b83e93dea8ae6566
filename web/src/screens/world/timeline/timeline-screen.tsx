import type { Today } from '@waybook/contract'
import { worldTimeline } from '@waybook/messages/worldTimeline'
import { type Calendar, readDate } from '@waybook/rules'
import { useState, type SubmitEvent } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { Button } from '#ui/button/button.tsx'
import { ShowMore } from '#ui/button/show-more.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { usePageTitle } from '#ui/page/heading.tsx'
import { useNarrowerThan } from '#ui/page/use-narrow.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'
import { capitalised } from '#ui/text/words.ts'

import { MonthView } from './month-view.tsx'
import { MoveToday, TodayField } from './move-today.tsx'
import { nowOf } from './now.ts'
import { TimelineAxis } from './timeline-axis.tsx'
import { TimelineList } from './timeline-list.tsx'
import { useTimelineSearch, type TimelineSearch } from './timeline-search.ts'
import { yearsOf } from './timeline-years.ts'
import { TopicChips } from './topic-chips.tsx'
import { useTimeline } from './use-timeline.ts'

interface TimelineProps {
  readonly search: TimelineSearch
  readonly onSearch: (search: TimelineSearch) => void
}

/** The campaign's events and sessions in its own calendar. */
export function TimelineScreen() {
  const props = useTimelineSearch()
  usePageTitle(worldTimeline.timeline())
  const { data, error, refetch } = useOperation('getCalendar', {})
  if (data) return <Timeline {...props} {...data} />
  if (!error) return <Spinner />
  return <ErrorAlert message={worldTimeline.calendarFailed({ reason: error.message })} onRetry={() => void refetch()} />
}

interface DatedProps extends TimelineProps {
  readonly calendar: Calendar
  readonly today: Today | null
}

function Timeline({ calendar, today, search, onSearch }: DatedProps) {
  const isGameMaster = useMe().role === 'gameMaster'
  // Without a date there is nothing to step from, so the date field starts open.
  const [isCalendar, setCalendar] = useState(isGameMaster && today === null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 *:max-w-full *:min-w-0">
        <TodayLine calendar={calendar} today={today} />
        <TopicChips search={search} onSearch={onSearch} />
      </div>
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        <JumpTo key={search.at} calendar={calendar} search={search} onSearch={onSearch} />
        <Button aria-expanded={isCalendar} onClick={() => setCalendar(!isCalendar)}>
          {isCalendar ? worldTimeline.hideMonth() : worldTimeline.showMonth()}
        </Button>
        {isGameMaster ? <MoveToday calendar={calendar} today={today} /> : null}
      </div>
      {isCalendar ? (
        <div className="flex flex-wrap items-start gap-4">
          <MonthView calendar={calendar} today={today} maySet={isGameMaster} />
          {isGameMaster ? <TodayField key={today?.text} calendar={calendar} today={today?.text ?? ''} /> : null}
        </div>
      ) : null}
      <Entries calendar={calendar} today={today} search={search} onSearch={onSearch} />
    </div>
  )
}

const dateElements = { date: (words: string) => <b key="date">{words}</b> }

function TodayLine({ calendar: { about }, today }: Pick<DatedProps, 'calendar' | 'today'>) {
  return (
    <p aria-live="polite" className="font-serif text-18">
      {about === '' ? null : `${about.replace(/[.]?$/, '.')} `}
      {today ? (
        <RichMessage parts={worldTimeline.itIs({ date: dateOf(today) }, dateElements)} />
      ) : (
        worldTimeline.todayNotSet()
      )}
    </p>
  )
}

function dateOf({ weekday, text }: Today): string {
  return weekday === null ? text : worldTimeline.weekdayDate({ weekday, date: text })
}

function JumpTo({ calendar, search, onSearch }: Omit<DatedProps, 'today'>) {
  const [text, setText] = useState(search.at ?? '')
  const [problem, setProblem] = useState<string>()
  const { at, ...rest } = search
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const read = text.trim() === '' ? null : readDate(calendar, text)
    setProblem(read?.ok === false ? `${capitalised(read.problem)}. ${capitalised(read.fix)}.` : undefined)
    if (read?.ok !== false) onSearch(read ? { ...rest, at: text.trim() } : rest)
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3">
      <TextField
        label={worldTimeline.goTo()}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={problem}
        action={
          <Button type="submit" className="shrink-0">
            {worldTimeline.go()}
          </Button>
        }
      />
      {at === undefined ? null : (
        <Button variant="ghost" onClick={() => onSearch(rest)}>
          {worldTimeline.backToNewest()}
        </Button>
      )}
    </form>
  )
}

/** The most entries that fit on the axis. */
const AXIS_MAX = 60

function Entries({ calendar, today, search }: DatedProps) {
  const { entries, error, hasMore, isLoadingMore, loadMore, retry } = useTimeline(search)
  const isNarrow = useNarrowerThan('lg')
  if (!entries)
    return error ? (
      <ErrorAlert message={worldTimeline.failed({ reason: error.message })} onRetry={retry} />
    ) : (
      <Spinner />
    )
  if (entries.length === 0) return <EmptyState>{emptyText(search)}</EmptyState>
  const now = nowOf(calendar, today, entries)
  const years = yearsOf(calendar, entries, search.at === undefined ? (today?.first ?? null) : null)
  if (!isNarrow && !hasMore && entries.length <= AXIS_MAX)
    return <TimelineAxis calendar={calendar} years={years} now={now} />
  return (
    <>
      <TimelineList calendar={calendar} years={years} now={now} />
      {error ? <ErrorAlert message={worldTimeline.moreFailed({ reason: error.message })} onRetry={retry} /> : null}
      {hasMore ? <ShowMore busy={isLoadingMore} failed={error !== null} onMore={loadMore} /> : null}
    </>
  )
}

function emptyText({ about, tag, party, at }: TimelineSearch): string {
  if (about !== undefined || tag !== undefined || party) return worldTimeline.noMatch()
  if (at !== undefined) return worldTimeline.nothingUpTo()
  return worldTimeline.nothingDated()
}
