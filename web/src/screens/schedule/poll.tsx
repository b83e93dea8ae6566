import type { PlannedSession } from '@waybook/contract'
import { schedule } from '@waybook/messages/schedule'
import { bestDate } from '@waybook/rules'
import { useId, useState } from 'react'

import { useMe } from '#api/session.ts'
import { AnswerButtons } from '#parts/schedule/answer-buttons.tsx'
import { countsInWords, countsOf, missingInWords, namesWith } from '#parts/schedule/answers.ts'
import { PlaceWords } from '#parts/schedule/place-words.tsx'
import { useSchedule, useScheduleChange } from '#parts/schedule/use-schedule.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { showNotice } from '#stores/notice.ts'
import { Button } from '#ui/button/button.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'
import { classNames } from '#ui/text/class-names.ts'

import { OwnAnswers } from './own-answers.tsx'
import type { PlanFormProps } from './plan-form.tsx'
import { PollGrid, type PollDate } from './poll-grid.tsx'

const PlanForm = lazyPart<PlanFormProps>(async () => (await import('./plan-form.tsx')).PlanForm, { inAdvance: false })

/** Several dates for one session. Players answer each; the game master takes one. */
export function Poll({ session }: { readonly session: PlannedSession }) {
  const titleId = useId()
  const { words } = useSchedule()
  const isGameMaster = useMe().role === 'gameMaster'
  const choose = useScheduleChange('chooseSessionOption')
  const counted = session.options.map((option) => ({ ...option, counts: countsOf(session, option.id) }))
  const best = bestDate(counted)?.id ?? null
  const take = async ({ id: optionId, startsAt }: PollDate) => {
    await choose.mutateAsync({ sessionId: session.id, optionId })
    showNotice({ text: schedule.itIs({ date: words.full(startsAt) }) })
  }
  // The error is shown below.
  const onTake = isGameMaster ? (date: PollDate) => void take(date).catch(() => undefined) : undefined
  return (
    <section aria-labelledby={titleId} className="border-t-2 border-ink pt-3">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="wrap-anywhere">
          {headingOf(session)}
        </h2>
        <span className="text-14 text-ink-2">
          <PlaceWords session={session} words={words} />
        </span>
      </div>
      {session.note === '' ? null : <p className="mb-3 max-w-measure wrap-anywhere">{session.note}</p>}
      <Cards session={session} dates={counted} best={best} onTake={onTake} />
      <div className="max-md:hidden">
        <PollGrid session={session} dates={counted} best={best} onTake={onTake} />
      </div>
      <StatusLine>{choose.error?.message ?? null}</StatusLine>
      {isGameMaster ? (
        <>
          <OwnAnswers session={session} />
          <PollActions session={session} />
        </>
      ) : null}
    </section>
  )
}

/** A poll always has a number; only dates that were called off have none. */
function headingOf({ number, title, options }: PlannedSession): string {
  const count = options.length
  if (number === null) return title
  return title === '' ? schedule.sessionDates({ number, count }) : schedule.sessionTitleDates({ number, title, count })
}

interface CardsProps {
  readonly session: PlannedSession
  readonly dates: readonly PollDate[]
  readonly best: string | null
  /** For game masters, who see the grid in wide windows. */
  readonly onTake: ((date: PollDate) => void) | undefined
}

/** One date a card. */
function Cards({ session, dates, best, onTake }: CardsProps) {
  const { words, data } = useSchedule()
  const attendees = data?.attendees ?? []
  return (
    <ul
      className={classNames(
        'grid grid-cols-1 gap-3',
        onTake ? 'md:hidden' : 'md:mb-4 md:grid-cols-[repeat(auto-fill,minmax(19rem,1fr))]',
      )}
    >
      {dates.map((date) => {
        const { id, startsAt, counts } = date
        const day = schedule.dayTime({ day: words.day(startsAt), time: words.time(startsAt) })
        const missing = missingInWords(session, { attendees, optionId: id })
        return (
          <li key={id} className={classNames('grid content-start gap-2 card p-4', id === best && 'border-mark')}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <h3 className="text-18 md:text-20">{day}</h3>
              <span className={classNames('text-14', id === best ? 'font-bold text-mark' : 'text-ink-2')}>
                {countsInWords(counts)}
              </span>
            </div>
            {missing === '' ? null : <p className="text-14 text-ink-2">{missing}</p>}
            {onTake ? (
              <>
                <Names
                  names={namesWith(undefined, session, { attendees, optionId: id })}
                  sentence={(names) => schedule.noAnswerFrom({ names })}
                />
                <Names
                  names={namesWith('no', session, { attendees, optionId: id })}
                  sentence={(names) => schedule.cannotCome({ names })}
                />
                <Button
                  variant={id === best ? 'primary' : 'secondary'}
                  aria-label={schedule.chooseDay({ day, count: counts.come })}
                  onClick={() => onTake(date)}
                >
                  {schedule.chooseThis({ count: counts.come })}
                </Button>
              </>
            ) : (
              <AnswerButtons session={session} optionId={id} date={words.full(startsAt)} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface NamesProps {
  readonly names: string
  readonly sentence: (names: string) => string
}

function Names({ names, sentence }: NamesProps) {
  return names === '' ? null : <p className="text-14 text-ink-2">{sentence(names)}</p>
}

function PollActions({ session }: { readonly session: PlannedSession }) {
  const [isChanging, setChanging] = useState(false)
  const { mutate, isPending, error } = useScheduleChange('cancelPlannedSession')
  return (
    <div className="mt-3 print:hidden">
      <div className="flex flex-wrap gap-2">
        <Button variant="ghost" aria-haspopup="dialog" onClick={() => setChanging(true)}>
          {schedule.changeDates()}
        </Button>
        <Button variant="danger" busy={isPending} onClick={() => mutate({ sessionId: session.id })}>
          {schedule.endVote()}
        </Button>
      </div>
      <StatusLine>{error?.message ?? null}</StatusLine>
      {isChanging ? <PlanForm session={session} onClose={() => setChanging(false)} /> : null}
    </div>
  )
}
