import type { PlannedSession } from '@waybook/contract'
import { schedule } from '@waybook/messages/schedule'
import { useState } from 'react'

import { useMe } from '#api/session.ts'
import { AnswerButtons } from '#parts/schedule/answer-buttons.tsx'
import { countsInWords, countsOf, missingInWords } from '#parts/schedule/answers.ts'
import { DateLeaf } from '#parts/schedule/date-leaf.tsx'
import { PlaceWords } from '#parts/schedule/place-words.tsx'
import { useSchedule, useScheduleChange } from '#parts/schedule/use-schedule.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { basePath } from '#stores/base-path.ts'
import { showNotice } from '#stores/notice.ts'
import { Button } from '#ui/button/button.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'
import type { DateWords } from '#ui/text/date-words.ts'
import { Icon } from '#ui/text/icon.tsx'

import { Attendees } from './attendees.tsx'
import { OwnAnswers } from './own-answers.tsx'
import type { PlanFormProps } from './plan-form.tsx'

const PlanForm = lazyPart<PlanFormProps>(async () => (await import('./plan-form.tsx')).PlanForm, { inAdvance: false })

interface DateCardProps {
  readonly session: PlannedSession
  /** The first date is open, the others open with a tap. */
  readonly isFirst: boolean
}

/** A date with everyone's answers. */
export function DateCard({ session, isFirst }: DateCardProps) {
  const { words } = useSchedule()
  const { startsAt } = session
  if (startsAt === null) return null
  if (isFirst)
    return (
      <section aria-label={schedule.nextSession()} className="grid grid-cols-1 gap-4 card p-4 md:p-6">
        <Head session={session} startsAt={startsAt} words={words} />
        <Body session={session} date={words.full(startsAt)} />
      </section>
    )
  return (
    <details className="group card px-4 md:px-6">
      <summary className="flex min-h-14 items-center justify-between gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <span className="sm:flex sm:flex-wrap sm:items-baseline grid min-w-0 gap-x-4">
          <b className="font-serif text-18">{words.full(startsAt)}</b>
          <span className="text-14 text-ink-2">
            {session.state === 'canceled' ? schedule.calledOff() : countsInWords(countsOf(session))}
          </span>
        </span>
        <Icon name="chevron-down" className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 gap-4 border-t border-line py-4">
        <p className="text-14 text-ink-2">
          <PlaceWords session={session} words={words} />
        </p>
        <Body session={session} date={words.full(startsAt)} />
      </div>
    </details>
  )
}

interface HeadProps {
  readonly session: PlannedSession
  readonly startsAt: number
  readonly words: DateWords
}

function Head({ session, startsAt, words }: HeadProps) {
  const [now] = useState(() => Date.now())
  const { number, title } = session
  const when = words.inDays(startsAt, now)
  return (
    <div className="flex gap-4">
      <DateLeaf at={startsAt} words={words} />
      <div className="min-w-0 wrap-anywhere">
        <h2 className="md:text-26">{words.full(startsAt)}</h2>
        <p className={number === null ? 'text-14 font-semibold text-bad' : 'text-14 text-ink-2'}>
          {number === null
            ? schedule.calledOffWhen({ when })
            : title === ''
              ? schedule.sessionWhen({ number, when })
              : schedule.sessionTitleWhen({ number, title, when })}
        </p>
        <p className="text-14 text-ink-2">
          <PlaceWords session={session} words={words} />
        </p>
      </div>
    </div>
  )
}

function Body({ session, date }: { readonly session: PlannedSession; readonly date: string }) {
  const isGameMaster = useMe().role === 'gameMaster'
  const isCanceled = session.state === 'canceled'
  const { data } = useSchedule()
  const counts = countsInWords(countsOf(session))
  const missing = missingInWords(session, { attendees: data?.attendees ?? [] })
  return (
    <>
      {session.note === '' ? null : <p className="max-w-measure wrap-anywhere whitespace-pre-line">{session.note}</p>}
      {isCanceled ? null : (
        <>
          {isGameMaster ? null : <AnswerButtons session={session} date={date} />}
          <div className="border-t border-line pt-4">
            <Attendees session={session} />
            <p className="mt-3 text-14 text-ink-2">
              {missing === '' ? counts : schedule.countsAndMissing({ counts, missing })}
            </p>
            <a href={`${basePath}/api/schedule/${session.id}/session.ics`} download className="line-link print:hidden">
              {schedule.saveDate()}
            </a>
          </div>
          {isGameMaster ? <OwnAnswers session={session} /> : null}
        </>
      )}
      {isGameMaster ? <Actions session={session} date={date} /> : null}
    </>
  )
}

function Actions({ session, date }: { readonly session: PlannedSession; readonly date: string }) {
  const [isMoving, setMoving] = useState(false)
  const { mutateAsync, isPending, error } = useScheduleChange('cancelPlannedSession')
  const { id: sessionId } = session
  const callOff = async (canceled: boolean) => {
    await mutateAsync({ sessionId, canceled })
    showNotice({
      text: canceled ? schedule.nowCalledOff({ date }) : schedule.plannedAgain({ date }),
      action: {
        label: schedule.undo(),
        run: () => void mutateAsync({ sessionId, canceled: !canceled }).catch(() => undefined),
      },
    })
  }
  // The error is shown below.
  const run = (canceled: boolean) => void callOff(canceled).catch(() => undefined)
  return (
    <div className="print:hidden">
      <div className="flex flex-wrap gap-2">
        {session.state === 'canceled' ? (
          <Button busy={isPending} busyLabel={schedule.planning()} onClick={() => run(false)}>
            {schedule.planAgain()}
          </Button>
        ) : (
          <>
            <Button aria-label={schedule.changeDate({ date })} aria-haspopup="dialog" onClick={() => setMoving(true)}>
              {schedule.moveOrChange()}
            </Button>
            <Button
              variant="danger"
              aria-label={schedule.callOffDate({ date })}
              busy={isPending}
              onClick={() => run(true)}
            >
              {schedule.callOff()}
            </Button>
          </>
        )}
      </div>
      <StatusLine>{error?.message ?? null}</StatusLine>
      {isMoving ? <PlanForm session={session} onClose={() => setMoving(false)} /> : null}
    </div>
  )
}
