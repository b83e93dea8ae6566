import type { Attendee, PlannedSession, SessionAnswer } from '@waybook/contract'
import { scheduleAnswers } from '@waybook/messages/scheduleAnswers'
import { countAnswers, type AnswerCounts, type Attendance } from '@waybook/rules'

import type { IconName } from '#ui/text/icon.tsx'

interface AnswerWords {
  readonly value: Attendance
  readonly label: string
  /** After a name. */
  readonly said: string
  readonly icon: IconName
  /** The color of the answer. */
  readonly tone: string
}

/** In the order of the buttons. */
export const answerWords = (): readonly AnswerWords[] => [
  {
    value: 'yes',
    label: scheduleAnswers.yes(),
    said: scheduleAnswers.saidYes(),
    icon: 'check',
    tone: 'text-good',
  },
  {
    value: 'late',
    label: scheduleAnswers.late(),
    said: scheduleAnswers.saidLate(),
    icon: 'history',
    tone: 'text-strain',
  },
  {
    value: 'maybe',
    label: scheduleAnswers.maybe(),
    said: scheduleAnswers.saidMaybe(),
    icon: 'dots',
    tone: 'text-ink',
  },
  {
    value: 'no',
    label: scheduleAnswers.no(),
    said: scheduleAnswers.saidNo(),
    icon: 'close',
    tone: 'text-bad',
  },
]

export function wordsFor(answer: Attendance | undefined): AnswerWords | undefined {
  return answerWords().find(({ value }) => value === answer)
}

/** The answer of one attendee to a date. */
export function answerOf(
  { answers }: PlannedSession,
  attendeeId: string | undefined,
  optionId: string | null = null,
): SessionAnswer | undefined {
  return answers.find((one) => one.attendeeId === attendeeId && one.optionId === optionId)
}

export function countsOf({ answers }: PlannedSession, optionId: string | null = null): AnswerCounts {
  return countAnswers(answers.filter((one) => one.optionId === optionId).map(({ answer }) => answer))
}

/**
 * The counts in words.
 * @example countsInWords({ yes: 3, late: 1, maybe: 0, no: 0, come: 4 }) // '3 coming, 1 late'
 */
export function countsInWords({ yes, late, maybe, no }: AnswerCounts): string {
  const parts = [
    yes === 0 ? '' : scheduleAnswers.countComing({ count: yes }),
    late === 0 ? '' : scheduleAnswers.countLate({ count: late }),
    maybe === 0 ? '' : scheduleAnswers.countMaybe({ count: maybe }),
    no === 0 ? '' : scheduleAnswers.countNo({ count: no }),
  ].filter((part) => part !== '')
  return parts.length === 0 ? scheduleAnswers.nobodyAnswered() : parts.join(', ')
}

/** How many players are still needed for a date, in words. Empty if the session needs no number. */
export function missingInWords(
  session: PlannedSession,
  { attendees, optionId = null }: { readonly attendees: readonly Attendee[]; readonly optionId?: string | null },
): string {
  const { minimum, answers } = session
  if (minimum === null) return ''
  const gameMasters = new Set(attendees.filter(({ isGameMaster }) => isGameMaster).map(({ id }) => id))
  const { come } = countsOf(
    { ...session, answers: answers.filter((one) => !gameMasters.has(one.attendeeId)) },
    optionId,
  )
  return come >= minimum ? scheduleAnswers.enough() : scheduleAnswers.moreNeeded({ count: minimum - come })
}

/** The names of those who say this to a date, such as `Maren, Teo`. */
export function namesWith(
  answer: Attendance | undefined,
  session: PlannedSession,
  { attendees, optionId = null }: { readonly attendees: readonly Attendee[]; readonly optionId?: string | null },
): string {
  return attendees
    .filter(({ id }) => answerOf(session, id, optionId)?.answer === answer)
    .map(({ firstName }) => firstName)
    .join(', ')
}
