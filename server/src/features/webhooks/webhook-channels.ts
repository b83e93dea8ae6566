import { createHash } from 'node:crypto'

import type { OutgoingRequests } from '#runtime/outgoing/outgoing-requests.ts'
import type { Sealer } from '#runtime/sealed-text.ts'

import { readCampaign } from '../campaign/queries.ts'
import type { Channel, Delivery, SendingContext } from '../outbox/channel.ts'
import type { Destination } from '../outbox/destinations.ts'
import { openContext, writeAnnouncement, type Announcement } from './announcement.ts'
import { sendSigned, sendToDiscord, type Sending } from './send-message.ts'
import { topicsOf } from './topics.ts'
import { contentOf, openAddress } from './webhook-record.ts'

export interface WebhookServices {
  readonly sealer: Sealer
  readonly outgoing: OutgoingRequests
  /** The address of a campaign's pages, without a slash at the end. */
  readonly pagesOf: (campaignId: string) => Promise<string>
}

/** Discord accepts five messages in two seconds. It answers what it accepts, so this only avoids most refusals. */
const DISCORD_GAP_MS = 450

/** Announcements to channels of Discord and to other services. `now`: milliseconds since 1970. */
export function webhookChannels(services: WebhookServices, now: () => number): readonly Channel[] {
  const both = {
    topicsOf,
    preferencesOf: async (_: unknown, destinations: readonly Destination[]) =>
      await Promise.resolve(new Map(destinations.map((one) => [one.id, preferencesOf(one)]))),
    remindersOf: async () => await Promise.resolve([]),
  } as const satisfies Partial<Channel>
  const deliver: Channel['deliver'] = async (context, destination, { event, kind, seq, delivered }) => {
    const announcement = await writeAnnouncement(openContext(context), event)
    const earlier = delivered?.remote ?? null
    return await sendAnnouncement(services, { context, destination, announcement, earlier, event, kind, seq }, now())
  }
  return [
    { ...both, name: 'discord', gapMs: DISCORD_GAP_MS, deliver },
    { ...both, name: 'webhook', gapMs: 0, deliver },
  ]
}

function preferencesOf(destination: Destination) {
  const kinds = new Set<string>(contentOf(destination).kinds)
  return {
    wants: ({ kind }: { readonly kind: string }) => kinds.has(kind),
    notBefore: (_: unknown, at: number) => at,
  }
}

interface Announced extends Pick<Sending, 'earlier' | 'event' | 'kind'> {
  readonly context: SendingContext
  readonly destination: Destination
  readonly announcement: Announcement | null
  readonly seq: number
}

export async function sendAnnouncement(
  { sealer, outgoing, pagesOf }: WebhookServices,
  { context, destination, seq, event, ...announced }: Announced,
  nowMs: number,
): Promise<Delivery> {
  const { campaignId, records } = context
  const opened = openAddress(sealer, destination)
  if (!opened) return { is: 'gone', words: 'The secret of this server has changed. Add the address again.' }
  const campaign = (await readCampaign(records))?.name ?? 'Waybook'
  const id = `msg_${createHash('sha256')
    .update(JSON.stringify([campaignId, destination.id, event, seq]))
    .digest('hex')
    .slice(0, 32)}`
  const address = await pagesOf(campaignId)
  const send = destination.channel === 'discord' ? sendToDiscord : sendSigned
  return await send(outgoing, { ...announced, destination: opened, id, event, campaign, address, nowMs })
}
