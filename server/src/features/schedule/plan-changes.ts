import {
  Problem,
  SESSION_MINUTES_DEFAULT,
  type ParamsOf,
  type PlannedSession,
  type SessionPlan,
} from '@waybook/contract'

import { randomId } from '#runtime/random-id.ts'
import { playProblems } from '#sentences/problems.ts'

import { isDated, type Plan } from './plans.ts'

type PlanChanges = Pick<ParamsOf<'changePlannedSession'>, keyof SessionPlan>

export const NO_PLAN: SessionPlan = {
  title: '',
  place: '',
  note: '',
  minutes: SESSION_MINUTES_DEFAULT,
  minimum: null,
}

/** A left out value stays. */
export function withChanges<Before extends SessionPlan>(
  before: Before,
  { title, place, note, minutes, minimum }: PlanChanges,
): Before {
  return {
    ...before,
    title: title ?? before.title,
    place: place ?? before.place,
    note: note ?? before.note,
    minutes: minutes ?? before.minutes,
    minimum: minimum === undefined ? before.minimum : minimum,
  }
}

/** The dates of a poll, earliest first. Dates that it had before keep their ids, and so their answers. */
export function pollOf(dates: readonly number[], before: PlannedSession['options']) {
  const known = new Map(before.map((option) => [option.startsAt, option.id]))
  const options = [...new Set(dates)]
    .toSorted((one, other) => one - other)
    .map((startsAt) => ({ id: known.get(startsAt) ?? randomId(), startsAt }))
  return { state: 'poll' as const, startsAt: null, options }
}

/** The dates that a call answers: the session's own, one of a poll, or all of a poll. */
export function answeredDates(
  plan: Plan,
  { optionId }: Pick<ParamsOf<'answerSession'>, 'optionId'>,
): readonly string[] {
  if (plan.state === 'canceled') throw new Problem('conflict', playProblems.sessionWasCalledOff())
  if (isDated(plan)) {
    if (optionId !== undefined) throw new Problem('conflict', playProblems.dateChosenAlready())
    return ['']
  }
  const options = plan.options.filter(({ id }) => optionId === undefined || id === optionId)
  if (options.length === 0) throw new Problem('not-found', playProblems.dateNoLongerInPoll())
  return options.map(({ id }) => id)
}
