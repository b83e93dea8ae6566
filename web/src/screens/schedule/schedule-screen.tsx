import { schedule } from '@waybook/messages/schedule'
import { useState } from 'react'

import { failureBeside } from '#api/refusal.ts'
import { useMe } from '#api/session.ts'
import { useSchedule } from '#parts/schedule/use-schedule.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { Button } from '#ui/button/button.tsx'
import { ExpandableList } from '#ui/page/expandable-list.tsx'
import { PageHead } from '#ui/page/heading.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { cityOf } from '#ui/text/date-words.ts'

import { CalendarSection } from './calendar-section.tsx'
import { DateCard } from './date-card.tsx'
import { PastSessions } from './past-sessions.tsx'
import type { PlanFormProps } from './plan-form.tsx'
import { Poll } from './poll.tsx'
import { RhythmSection } from './rhythm-section.tsx'

/** Only for game masters who plan something. */
const PlanForm = lazyPart<PlanFormProps>(async () => (await import('./plan-form.tsx')).PlanForm, { inAdvance: false })

/** The dates to come with everyone's answers, the polls, the rhythm, and what is past. */
export function ScheduleScreen() {
  const { data, error, isPending, refetch, zone } = useSchedule()
  const isGameMaster = useMe().role === 'gameMaster'
  const [isPlanning, setPlanning] = useState(false)
  const failure = failureBeside({ data, error })
  const plan = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} aria-haspopup="dialog" onClick={() => setPlanning(true)}>
      {schedule.proposeDatesDots()}
    </Button>
  )
  return (
    <>
      <PageHead title={schedule.whenDoWePlay()} lede={schedule.timesAreYours({ city: cityOf(zone) })} />
      {isPending ? <Spinner /> : null}
      {failure ? (
        <ErrorAlert message={schedule.failedDates({ reason: failure.message })} onRetry={() => void refetch()} />
      ) : null}
      {data ? (
        <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid min-w-0 grid-cols-1 gap-8">
            {data.sessions.length === 0 ? (
              <EmptyState action={isGameMaster ? plan('primary') : null}>{emptyText(isGameMaster)}</EmptyState>
            ) : null}
            <Sessions />
            {isGameMaster && data.sessions.length > 0 ? <div>{plan('secondary')}</div> : null}
            <PastSessions />
          </div>
          <aside className="grid min-w-0 grid-cols-1 gap-8">
            <CalendarSection />
            <RhythmSection rhythm={data.rhythm} />
          </aside>
        </div>
      ) : null}
      {isPlanning ? <PlanForm session={null} onClose={() => setPlanning(false)} /> : null}
    </>
  )
}

function emptyText(isGameMaster: boolean): string {
  return isGameMaster ? schedule.noDateGameMaster() : schedule.noDatePlayer()
}

function Sessions() {
  const { data } = useSchedule()
  const sessions = data?.sessions ?? []
  const dated = sessions.filter(({ state }) => state !== 'poll')
  const polls = sessions.filter(({ state }) => state === 'poll')
  return (
    <>
      {dated.length === 0 ? null : (
        <section aria-label={schedule.dates()}>
          <ExpandableList
            rows={dated.map((session, index) => (
              <li key={session.id} tabIndex={-1} className="not-last:mb-3">
                <DateCard session={session} isFirst={index === 0} />
              </li>
            ))}
          />
        </section>
      )}
      {polls.length === 0 ? null : (
        <div id="polls" className="grid grid-cols-1 gap-8">
          {polls.map((poll) => (
            <Poll key={poll.id} session={poll} />
          ))}
        </div>
      )}
    </>
  )
}
