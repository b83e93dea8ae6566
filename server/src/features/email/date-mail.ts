import type { Mail } from '#runtime/mail/mailer.ts'

import { readCampaign } from '../campaign/queries.ts'
import type { Notification } from '../notifications/notification.ts'
import { whenIn, type Clock } from '../notifications/write-date.ts'
import type { RequestContext } from '../request-context.ts'
import { findPlan, readRhythm } from '../schedule/queries.ts'
import { cityOf } from '../schedule/rhythm-words.ts'
import { oneSessionCalendar, sessionCalendar } from '../schedule/session-calendar.ts'
import { writeCalendar } from '../schedule/write-calendar.ts'
import { writeLetter } from './letter.ts'

interface DateMail {
  /** What is news. */
  readonly notification: Notification
  /** As stored in the outbox: `date {session} …`, `off {session}`, `tomorrow {session} …` or `rhythm {number}`. */
  readonly event: string
  /** The address of the campaign's pages. */
  readonly pages: string
  readonly unsubscribe: string
  readonly clock: Clock
}

/** Writes the mail about a date, with the date for the reader's calendar. */
export async function writeDateMail(
  context: RequestContext,
  { notification, event, pages, unsubscribe, clock }: DateMail,
): Promise<Omit<Mail, 'to' | 'id'>> {
  const [what, session = ''] = event.split(' ')
  const isRhythm = what === 'rhythm'
  const plan = isRhythm ? (await readRhythm(context.records))?.rhythm : await findPlan(context.records, session)
  const calendar = await (isRhythm
    ? sessionCalendar(context, pages, clock.now)
    : oneSessionCalendar(context, pages, session))
  const options = plan && 'options' in plan ? plan.options : []
  const dates = options.map(({ startsAt }) => whenIn(clock.zone, startsAt))
  const zone = `Times are as in ${cityOf(clock.zone)}.`
  const campaign = (await readCampaign(context.records))?.name ?? 'Waybook'
  const letter = writeLetter({
    headline: notification.full,
    lines: [dates.join('\n'), plan?.place ?? '', plan?.note ?? '', zone].filter((line) => line !== ''),
    link: { label: what === 'off' ? 'All dates' : 'Answer in Waybook', url: pages + notification.path },
    reason: `You turned on mails about the dates of ${campaign}.`,
    unsubscribe,
  })
  return {
    ...letter,
    subject: `${campaign}: ${notification.full}`,
    unsubscribe,
    ...(calendar && { calendar: await writeCalendar(calendar) }),
  }
}
