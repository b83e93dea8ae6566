import { createHash } from 'node:crypto'

import type { Auth } from '#auth/auth.ts'
import type { Mailer, MailResult } from '#runtime/mail/mailer.ts'
import type { Sealer } from '#runtime/sealed-text.ts'

import { viewAs, zoneOf } from '../notifications/member-view.ts'
import { readReminders } from '../notifications/reminders.ts'
import { topicsOf } from '../notifications/topics.ts'
import { writeNotification } from '../notifications/write-notification.ts'
import type { Channel, Delivery, Topic } from '../outbox/channel.ts'
import { removeDestination } from '../outbox/destinations.ts'
import { writeDateMail } from './date-mail.ts'
import { unsubscribePath } from './mail-destination.ts'

export interface MailServices {
  readonly auth: Auth
  readonly sealer: Sealer
  /** `null` if the host has set no mail server. */
  readonly mailer: Mailer | null
  /** The address of a campaign's pages, without a slash at the end. */
  readonly pagesOf: (campaignId: string) => Promise<string>
}

const kinds = ['date', 'sessionTomorrow'] as const
const isAboutDates = ({ kind }: Topic) => kinds.some((one) => one === kind)

/** Mails about dates to members who turned them on. Quiet hours are for devices only. `now`: milliseconds since 1970. */
export function mailChannel(services: MailServices & { readonly mailer: Mailer }, now: () => number): Channel {
  const { auth, sealer, mailer, pagesOf } = services
  return {
    name: 'mail',
    gapMs: 0,
    topicsOf: (change) => topicsOf(change).filter(isAboutDates),
    preferencesOf: async (_, destinations) =>
      await Promise.resolve(
        new Map(
          destinations.map(({ id, account }) => [
            id,
            { wants: ({ by }) => by !== account, notBefore: (_topic, at) => at },
          ]),
        ),
      ),
    remindersOf: async (context, at) => (await readReminders(context, at)).filter(isAboutDates),
    deliver: async (context, destination, { kind, event, delivered }) => {
      const { campaignId, records } = context
      const member = await auth.campaign(campaignId).members?.find(destination.account)
      if (!member) {
        await records.unlogged(async (tables) => await removeDestination(tables, destination.id))
        return { is: 'gone', words: 'The member is no longer in the campaign.' }
      }
      const path = unsubscribePath(sealer, destination)
      if (path === null) return { is: 'gone', words: 'The secret of this server has changed. Turn the mails on again.' }
      const known = kinds.find((one) => one === kind)
      const view = viewAs(context, member)
      const clock = { zone: await zoneOf(records, member), now: now() }
      const notification = known && (await writeNotification(view, { kind: known, event }, clock))
      if (!notification || delivered?.remote === notification.mark) return { is: 'skipped' }
      const pages = await pagesOf(campaignId)
      const mail = await writeDateMail(view, { notification, event, pages, unsubscribe: pages + path, clock })
      const id = idOf([campaignId, destination.id, event, notification.mark])
      return deliveryOf(await mailer.send({ ...mail, to: member.email, id }), notification.mark)
    },
  }
}

function deliveryOf(result: MailResult, remote: string): Delivery {
  switch (result.is) {
    case 'sent':
      return { is: 'sent', remote }
    case 'refusedAddress':
      return { is: 'gone', words: result.words }
    case 'refused':
    case 'again':
      return result
  }
}

/** The parts are JSON, so no two lists of parts are the same text. */
function idOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}
