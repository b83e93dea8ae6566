import { newestSeq, readChangesOf } from '#database/change-log.ts'
import type { CampaignTables } from '#database/database.ts'

import type { ChangeRecord } from '../changes.ts'
import type { CampaignStore } from '../store.ts'
import { MESSAGES_OF, type Channel, type Preferences, type Topic } from './channel.ts'
import type { Destination } from './destinations.ts'
import {
  keyOf,
  knownMessages,
  lockCursor,
  putMessage,
  readCursor,
  setCursor,
  type NewMessage,
} from './waiting-messages.ts'

export interface Subscribed {
  readonly destination: Destination
  readonly channel: Channel
  readonly preferences: Preferences
}

/** The destinations that are on, with what they want. */
export async function subscribedOf(
  tables: CampaignTables,
  destinations: readonly Destination[],
  channels: readonly Channel[],
): Promise<Subscribed[]> {
  const found: Subscribed[] = []
  for (const channel of channels) {
    const own = destinations.filter((one) => one.channel === channel.name && one.off === null)
    const preferences = own.length > 0 ? await channel.preferencesOf(tables, own) : new Map<string, Preferences>()
    for (const destination of own) {
      const wanted = preferences.get(destination.id)
      if (wanted) found.push({ destination, channel, preferences: wanted })
    }
  }
  return found
}

/**
 * Turns the changes since the last call into messages. The change log is written in the transaction of each change and has no gaps, and the
 * cursor moves in the transaction that adds the messages, so a crash neither loses a change nor sends it twice. `scanned`: a change up to
 * which the caller has found nothing to send. Returns the change up to which that is so now.
 */
export async function fillOutbox(
  records: CampaignStore,
  subscribed: readonly Subscribed[],
  { now, scanned }: { readonly now: number; readonly scanned: number },
): Promise<number> {
  const first = Math.min(...subscribed.map(({ destination }) => destination.since))
  const newest = await newestSeq(records)
  const from = Math.max(first, scanned, (await readCursor(records)) ?? 0)
  if (from >= newest) return newest
  const channels = [...new Set(subscribed.map(({ channel }) => channel))]
  const unread = await changesBetween(records, from, newest)
  if (!unread.some((change) => channels.some((channel) => channel.topicsOf(change).length > 0))) return newest
  await inTransaction(records, async (tables) => {
    const cursor = Math.max(first, await lockCursor(tables, first))
    const changes = await changesBetween(tables, cursor, newest)
    const messages = changes.flatMap((change) =>
      subscribed
        .filter(({ destination }) => destination.since < change.seq)
        .flatMap((one) => messagesOf(one, one.channel.topicsOf(change), now)),
    )
    const updates = messages.filter(({ isUpdate }) => isUpdate)
    const known = await knownMessages(
      tables,
      updates.map(({ event }) => event),
    )
    const added = new Set(messages.filter(({ isUpdate }) => !isUpdate).map(keyOf))
    for (const message of messages)
      if (!message.isUpdate || known.has(keyOf(message)) || added.has(keyOf(message))) await putMessage(tables, message)
    if (newest > cursor) await setCursor(tables, newest)
  })
  return newest
}

/** Adds the reminders that are due and were not sent before. */
export async function addReminders(
  records: CampaignStore,
  subscribed: readonly Subscribed[],
  { topics, now }: { readonly topics: ReadonlyMap<Channel, readonly Topic[]>; readonly now: number },
): Promise<void> {
  const messages = subscribed.flatMap((one) => messagesOf(one, topics.get(one.channel) ?? [], now))
  const unknown = async (tables: CampaignTables) => {
    const known = await knownMessages(
      tables,
      messages.map(({ event }) => event),
    )
    return messages.filter((message) => !known.has(keyOf(message)))
  }
  if ((await unknown(records)).length === 0) return
  await inTransaction(records, async (tables) => {
    await lockCursor(tables, await newestSeq(tables))
    for (const message of await unknown(tables)) await putMessage(tables, message)
  })
}

function messagesOf({ destination, preferences }: Subscribed, topics: readonly Topic[], now: number): NewMessage[] {
  return topics
    .filter((topic) => preferences.wants(topic))
    .map((topic) => ({
      destination: destination.id,
      event: topic.event,
      kind: topic.kind,
      seq: topic.seq,
      notBefore: preferences.notBefore(topic, now),
      usefulUntil: topic.usefulForMs === undefined ? null : now + topic.usefulForMs,
      isUpdate: topic.isUpdate === true,
    }))
}

async function changesBetween(tables: CampaignTables, after: number, last: number): Promise<ChangeRecord[]> {
  const changes = await readChangesOf(tables, MESSAGES_OF, after)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an operation and its payload were logged together
  return (changes as ChangeRecord[]).filter(({ seq }) => seq <= last)
}

/** Does not take the campaign's lock: messages are no part of the campaign. */
export async function inTransaction(
  records: CampaignStore,
  write: (tables: CampaignTables) => Promise<void>,
): Promise<void> {
  await records.unlogged(async ({ db, campaign }) => {
    await db.transaction().execute(async (tx) => await write({ db: tx, campaign }))
  })
}
