import type { RequestContext } from '../request-context.ts'
import { readDateEvent } from '../schedule/date-events.ts'
import { firstInRhythm, isDated, type Plan } from '../schedule/plans.ts'
import { findPlan, readAnswers, readRhythm } from '../schedule/queries.ts'
import { rhythmInWords } from '../schedule/rhythm-words.ts'
import { TOLD, type Notification } from './notification.ts'

export interface Clock {
  /** The member's time zone. */
  readonly zone: string
  /** Milliseconds since 1970. */
  readonly now: number
}

const PATH = '/schedule'

/** Writes the notification of a date that was set, changed or called off. `null` if the date is past, or was changed again. */
export async function ofDate(
  { records, viewer }: RequestContext,
  event: string,
  { zone, now }: Clock,
): Promise<Notification | null> {
  const about = readDateEvent(event)
  if (about?.is === 'rhythm') return await ofRhythm(records, about.sequence, zone)
  const plan = about && (await findPlan(records, about.session))
  if (!plan || plan.state === 'dropped') return null
  const mark = String(plan.sequence)
  const title = titleOf(plan)
  if (!isDated(plan)) {
    if (plan.state !== 'poll' || about.is !== 'date' || about.startsAt !== null) return null
    return { plain: 'Some dates wait for your answer.', full: `When can you play?${title}`, path: PATH, mark }
  }
  if (plan.startsAt <= now) return null
  const when = whenIn(zone, plan.startsAt) + title
  if (plan.state === 'canceled') {
    const own = (await readAnswers(records)).find(
      ({ session, account }) => session === plan.id && account === viewer.userId,
    )
    if (about.is !== 'off' || own?.answer === 'no') return null
    return { plain: 'A date was called off.', full: `Called off: ${when}`, path: PATH, mark }
  }
  if (about.is !== 'date' || about.startsAt !== plan.startsAt) return null
  return plan.sequence === 0
    ? { plain: 'There is a new date.', full: `New date: ${when}`, path: PATH, mark }
    : { plain: 'A date has changed.', full: `Changed date: ${when}`, path: PATH, mark }
}

async function ofRhythm(
  records: RequestContext['records'],
  sequence: number,
  zone: string,
): Promise<Notification | null> {
  const stored = await readRhythm(records)
  if (stored?.sequence !== sequence) return null
  const { rhythm } = stored
  const about = { path: PATH, mark: TOLD }
  if (!rhythm) return { ...about, plain: 'The rhythm of dates has ended.', full: 'The rhythm of dates has ended.' }
  const first = firstInRhythm(stored)
  const next = first ? `, first on ${whenIn(zone, first.startsAt)}` : ''
  return { ...about, plain: 'There is a new rhythm of dates.', full: rhythmInWords(rhythm) + next + titleOf(rhythm) }
}

interface OfSession {
  readonly kind: 'sessionTomorrow' | 'sessionSoon' | 'answer'
  readonly id: string
  /** When it was to begin when the reminder was made; `null` for a poll. */
  readonly startsAt: number | null
}

/** Writes a reminder. */
export async function ofSession(
  { records, viewer }: RequestContext,
  { kind, id, startsAt }: OfSession,
  { zone }: Clock,
): Promise<Notification | null> {
  const plan = await findPlan(records, id)
  if (!plan || plan.startsAt !== startsAt || (plan.state !== 'planned' && plan.state !== 'poll')) return null
  const answers = (await readAnswers(records)).filter(
    ({ session, account }) => session === id && account === viewer.userId,
  )
  const isMissing = missing(plan, answers)
  const when = startsAt === null ? '' : whenIn(zone, startsAt)
  const title = titleOf(plan)
  const notification = { path: PATH, mark: TOLD }
  if (kind === 'answer') {
    if (viewer.role === 'gameMaster' || !isMissing) return null
    const full = startsAt === null ? `When can you play?${title}` : `Do you come on ${when}?${title}`
    return { ...notification, plain: 'A date waits for your answer.', full }
  }
  if (answers.some(({ answer }) => answer === 'no')) return null
  const words = kind === 'sessionSoon' ? `You play in an hour (${when})` : `You play on ${when}`
  return { ...notification, plain: `${words}.`, full: words + title }
}

/** Whether a member has not answered to all dates. */
function missing(plan: Plan, answers: readonly { readonly option: string }[]): boolean {
  const dates = plan.startsAt === null ? plan.options.map(({ id }) => id) : ['']
  const answered = new Set(answers.map(({ option }) => option))
  return dates.some((date) => !answered.has(date))
}

const titleOf = ({ title }: { readonly title: string }) => (title === '' ? '' : `: ${title}`)

export function whenIn(timeZone: string, at: number): string {
  const words = { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  return new Intl.DateTimeFormat('en-US', { ...words, timeZone }).format(at)
}
