import { createHash } from 'node:crypto'

import {
  DEFAULT_NOTIFICATIONS,
  notificationKinds,
  type NotificationKind,
  type PushMessage,
  type PushSubscriptionKeys,
} from '@waybook/contract'

import type { Auth } from '#auth/auth.ts'
import type { Member } from '#auth/members.ts'
import { RefusedAddress, type OutgoingRequests } from '#runtime/outgoing/outgoing-requests.ts'
import type { Sealer } from '#runtime/sealed-text.ts'

import { readCampaign } from '../campaign/queries.ts'
import type { Channel, Delivery, Preferences, SendingContext } from '../outbox/channel.ts'
import { deliveryOf } from '../outbox/delivery-of.ts'
import { removeDestination, type Destination } from '../outbox/destinations.ts'
import { shortened } from '../outbox/shortened.ts'
import { readZones } from '../schedule/time-zones.ts'
import { readChoice, readChoices } from './choices.ts'
import { NO_ZONE, viewAs, zoneOf } from './member-view.ts'
import type { PushKeys } from './push-keys.ts'
import { encryptPush, newMessageSecrets } from './push/encrypt-push.ts'
import { vapidHeader } from './push/vapid.ts'
import { afterQuiet } from './quiet-hours.ts'
import { readReminders } from './reminders.ts'
import { topicsOf, usefulForMs } from './topics.ts'
import { writeNotification } from './write-notification.ts'

/** What the sealed text of a device contains. */
export interface PushAddress extends PushSubscriptionKeys {
  /** The path below which the browser shows the campaign. */
  readonly basePath: string
}

export interface PushServices {
  readonly auth: Auth
  readonly sealer: Sealer
  readonly outgoing: OutgoingRequests
  readonly pushKeys: PushKeys
  /** How push services reach whoever runs this server: `mailto:` or `https:`. */
  readonly pushSubject: string
}

export const PUSH_PURPOSE = 'push device'
const RECEIVER = 'The push service of the browser'
/** Longer bodies are cut off by every system. */
const BODY_MAX = 300

const urgent: ReadonlySet<string> = new Set<NotificationKind>(['check', 'turn'])

/** Notifications on the devices of members. `now`: milliseconds since 1970. */
export function pushChannel(services: PushServices, now: () => number): Channel {
  return {
    name: 'push',
    gapMs: 0,
    topicsOf,
    preferencesOf: async (tables, devices) => {
      const choices = await readChoices(tables)
      const zones = new Map((await readZones(tables)).map(({ account, zone }) => [account, zone]))
      return new Map(devices.map(({ id, account }) => [id, preferencesOf(account, choices.get(account), zones)]))
    },
    remindersOf: readReminders,
    deliver: async (context, device, { kind, event, delivered }) => {
      const opened = await openDevice(services, context, device)
      if (!opened) return await ended(context, device)
      const { member, address } = opened
      const known = notificationKinds.find((one) => one === kind)
      const zone = await zoneOf(context.records, member)
      const notification = known
        ? await writeNotification(viewAs(context, member), { kind: known, event }, { zone, now: now() })
        : null
      if (!known || !notification || delivered?.remote === notification.mark) return { is: 'skipped' }
      const { withText } = await readChoice(context.records, member.id)
      const message = {
        title: (await readCampaign(context.records))?.name ?? 'Waybook',
        body: shortened(withText ? notification.full : notification.plain, BODY_MAX),
        path: address.basePath + notification.path,
        tag: tagOf(context.campaignId, event),
      }
      const delivery = await sendPush(services, { address, message, kind: known, remote: notification.mark }, now())
      return delivery.is === 'gone' ? await ended(context, device) : delivery
    },
  }
}

function preferencesOf(
  own: string,
  choice = DEFAULT_NOTIFICATIONS,
  zones: ReadonlyMap<string, string> = new Map(),
): Preferences {
  const kinds = new Set<string>(choice.kinds)
  const { quiet, urgentInQuiet } = choice
  return {
    wants: ({ kind, by }) => kinds.has(kind) && by !== own,
    notBefore: ({ kind }, at) =>
      quiet === null || (urgentInQuiet && urgent.has(kind)) ? at : afterQuiet(at, quiet, zones.get(own) ?? NO_ZONE),
  }
}

/** The member whose device it is, and its address. `null` if the session, the membership or the installation's secret has ended. */
export async function openDevice(
  { auth, sealer }: Pick<PushServices, 'auth' | 'sealer'>,
  { campaignId }: Pick<SendingContext, 'campaignId'>,
  { id, account, session, sealed }: Destination,
): Promise<{ readonly member: Member; readonly address: PushAddress } | null> {
  const { members } = auth.campaign(campaignId)
  const text = sealer.open(sealed, PUSH_PURPOSE, id)
  const isOpen = session !== null && (await members?.hasSession(account, session)) === true
  const member = isOpen ? await members?.find(account) : null
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `addPushDevice` has sealed it
  return member && text !== null ? { member, address: JSON.parse(text) as PushAddress } : null
}

async function ended({ records }: SendingContext, { id }: Destination): Promise<Delivery> {
  await records.unlogged(async (tables) => await removeDestination(tables, id))
  return { is: 'gone', words: 'The device was removed.' }
}

interface Outgoing {
  readonly address: PushAddress
  readonly message: PushMessage
  /** `test`: a notification that the member asked for. */
  readonly kind: NotificationKind | 'test'
  readonly remote: string
}

export async function sendPush(
  { outgoing, pushKeys, pushSubject }: Pick<PushServices, 'outgoing' | 'pushKeys' | 'pushSubject'>,
  { address, message, kind, remote }: Outgoing,
  now: number,
): Promise<Delivery> {
  const { endpoint } = address
  const keys = await pushKeys.read()
  const ttlMs = kind === 'test' ? 60_000 : usefulForMs[kind]
  const headers = {
    'content-type': 'application/octet-stream',
    'content-encoding': 'aes128gcm',
    ttl: String(Math.round(ttlMs / 1000)),
    urgency: kind === 'test' || urgent.has(kind) ? 'high' : 'normal',
    topic: message.tag,
    authorization: vapidHeader(keys, { endpoint, subject: pushSubject, nowMs: now }),
  }
  try {
    const body = encryptPush(JSON.stringify(message), address, newMessageSecrets())
    const answer = await outgoing.send({ method: 'POST', url: endpoint, headers, body })
    if (answer.status === 403) return { is: 'refused', words: `${RECEIVER} does not accept this server’s key.` }
    return deliveryOf(answer, { receiver: RECEIVER, remote, now })
  } catch (error) {
    if (error instanceof RefusedAddress) return { is: 'gone', words: 'Waybook sends nothing to this address.' }
    return { is: 'again', words: `${RECEIVER} did not answer.` }
  }
}

/** Push services accept up to 32 characters, and keep one message for each while a device is off. */
export function tagOf(campaignId: string, event: string): string {
  return createHash('sha256')
    .update(JSON.stringify([campaignId, event]))
    .digest('base64url')
    .slice(0, 32)
}
