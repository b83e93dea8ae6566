import type { Attendee, PlannedSession } from '@waybook/contract'
import { nextSession } from '@waybook/messages/nextSession'
import { useState } from 'react'

import { useMe } from '#api/session.ts'
import { AnswerButtons } from '#parts/schedule/answer-buttons.tsx'
import { answerOf, countsInWords, countsOf, missingInWords, wordsFor } from '#parts/schedule/answers.ts'
import { AttendeeFace } from '#parts/schedule/attendee-face.tsx'
import { DateLeaf } from '#parts/schedule/date-leaf.tsx'
import { PlaceWords } from '#parts/schedule/place-words.tsx'
import { useSchedule } from '#parts/schedule/use-schedule.ts'
import { PageLink } from '#ui/button/page-link.tsx'
import type { DateWords } from '#ui/text/date-words.ts'
import { Icon } from '#ui/text/icon.tsx'

/** The next date with everyone's answers, the polls that are open, and dates before it that were called off. */
export function NextSession({ isAlone }: { readonly isAlone: boolean }) {
  const { data, words } = useSchedule()
  const [now] = useState(() => Date.now())
  const sessions = data?.sessions ?? []
  const at = sessions.findIndex(({ state }) => state === 'planned')
  const next = sessions[at]
  const polls = sessions.filter(({ state }) => state === 'poll')
  const calledOff = sessions.filter(({ state }, index) => state === 'canceled' && (at === -1 || index < at))
  return (
    <section
      aria-label={nextSession.heading()}
      className={`relative z-1 grid gap-3 card p-4 max-md:-mt-14 ${isAlone ? 'md:max-w-[43rem] md:px-6' : 'lg:order-1 lg:p-5'}`}
    >
      {calledOff.map(({ id, startsAt }) =>
        startsAt === null ? null : (
          <p key={id} className="text-14 font-semibold text-bad">
            {nextSession.calledOff({ date: words.full(startsAt) })}
          </p>
        ),
      )}
      {next ? <NextDate session={next} now={now} words={words} attendees={data?.attendees ?? []} /> : null}
      <p className={next ? 'flex flex-wrap gap-x-6 border-t border-line pt-1' : 'flex flex-wrap gap-x-6'}>
        <PageLink href="/schedule" className="line-link gap-2 no-underline hover:underline">
          <Icon name="events" />
          {nextSession.allDates()}
        </PageLink>
        {polls.map((poll) => (
          <PageLink key={poll.id} href="/schedule#polls" className="line-link no-underline hover:underline">
            {pollWords(poll, data?.attendees ?? [])}
          </PageLink>
        ))}
      </p>
    </section>
  )
}

function pollWords(poll: PlannedSession, attendees: readonly Attendee[]): string {
  const you = attendees.find(({ isYou }) => isYou)
  const number = String(poll.number)
  const isOpen = you && poll.options.some(({ id }) => !answerOf(poll, you.id, id))
  return isOpen ? nextSession.vote({ number }) : nextSession.theVote({ number })
}

interface NextDateProps {
  readonly session: PlannedSession
  readonly now: number
  readonly words: DateWords
  readonly attendees: readonly Attendee[]
}

function NextDate({ session, now, words, attendees }: NextDateProps) {
  const isPlayer = useMe().role === 'player'
  const { startsAt, number, title } = session
  if (startsAt === null) return null
  return (
    <>
      <div className="flex gap-4">
        <DateLeaf at={startsAt} words={words} />
        <div className="min-w-0 wrap-anywhere">
          <h2 className="text-20 md:text-22">{words.weekdayTime(startsAt)}</h2>
          <p className="text-14 text-ink-2">
            {[
              title === ''
                ? nextSession.session({ number: String(number) })
                : nextSession.sessionTitled({ number: String(number), title }),
              words.inDays(startsAt, now),
            ].join(', ')}
          </p>
          <p className="text-14 text-ink-2">
            <PlaceWords session={session} words={words} />
          </p>
        </div>
      </div>
      {isPlayer ? <AnswerButtons session={session} date={words.full(startsAt)} /> : null}
      <Faces session={session} attendees={attendees} />
    </>
  )
}

function Faces({ session, attendees }: Pick<NextDateProps, 'session' | 'attendees'>) {
  const counts = countsOf(session)
  const missing = missingInWords(session, { attendees })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <ul aria-label={nextSession.who()} className="flex flex-wrap gap-1">
        {attendees.map((attendee) => {
          const answer = answerOf(session, attendee.id)?.answer
          return (
            <li key={attendee.id}>
              <AttendeeFace attendee={attendee} answer={answer} />
              <span className="sr-only">{answerWords(attendee.firstName, wordsFor(answer)?.said)}</span>
            </li>
          )
        })}
      </ul>
      <span className="text-14 text-ink-2">
        {countsInWords(counts)}
        {missing === '' ? '' : `. ${missing}`}
      </span>
    </div>
  )
}

function answerWords(name: string, answer: string | undefined): string {
  return answer === undefined ? nextSession.noAnswer({ name }) : nextSession.answer({ name, answer })
}
