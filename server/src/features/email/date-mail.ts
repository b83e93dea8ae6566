import type { Mail } from '#runtime/mail/mailer.ts'

import { readCampaign } from '../campaign/queries.ts'
import type { Notification } from '../notifications/notification.ts'
import type { RequestContext } from '../request-context.ts'
import { findPlan, readRhythm } from '../schedule/queries.ts'
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
  readonly now: number
}

/** Writes the mail about a date, with the date for the reader's calendar. */
export async function writeDateMail(
  context: RequestContext,
  { notification, event, pages, unsubscribe, now }: DateMail,
): Promise<Omit<Mail, 'to' | 'id'>> {
  const [what, session = ''] = event.split(' ')
  const isRhythm = what === 'rhythm'
  const plan = isRhythm ? (await readRhythm(context.records))?.rhythm : await findPlan(context.records, session)
  const calendar = await (isRhythm ? sessionCalendar(context, pages, now) : oneSessionCalendar(context, pages, session))
  const campaign = (await readCampaign(context.records))?.name ?? 'Waybook'
  const letter = writeLetter({
    headline: notification.full,
    lines: [plan?.place ?? '', plan?.note ?? ''].filter((line) => line !== ''),
    link: { label: what === 'off' ? 'All dates' : 'Answer on the page of the dates', url: pages + notification.path },
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
