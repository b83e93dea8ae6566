import type { CampaignTables } from '#database/database.ts'
import type { StoredResult } from '#database/outbox-tables.ts'
import { toJson } from '#database/statement/columns.ts'

import type { CampaignStore } from '../store.ts'
import type { Delivery, DueMessage } from './channel.ts'
import { inTransaction } from './fill-outbox.ts'
import { ATTEMPTS_MAX, pauseAfter } from './next-attempt.ts'

/** Longer than the slowest request. A sender that died holds a destination no longer than this. */
const LEASE_MS = 30_000

interface Sender {
  readonly holder: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The destinations with a message that may be sent now. */
export async function dueDestinations({ db, campaign }: CampaignTables, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('destination')
    .where('destination.campaign', '=', campaign)
    .where('off', 'is', null)
    .where('dueAt', '<=', now)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('outbox')
          .whereRef('outbox.campaign', '=', 'destination.campaign')
          .whereRef('outbox.destination', '=', 'destination.id')
          .where('notBefore', '<=', now)
          .select('event'),
      ),
    )
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Claims a destination: no other sender works on it until it is released, or the lease ends. Returns whether it worked. */
export async function claim(records: CampaignStore, id: string, { holder, now }: Sender): Promise<boolean> {
  const claimed: string[] = []
  await records.unlogged(async ({ db, campaign }) => {
    const rows = await db
      .updateTable('destination')
      .set({ holder, leaseUntil: now + LEASE_MS })
      .where('campaign', '=', campaign)
      .where('id', '=', id)
      .where('off', 'is', null)
      .where('dueAt', '<=', now)
      .where((eb) => eb.or([eb('holder', 'is', null), eb('leaseUntil', '<', now)]))
      .returning('id')
      .execute()
    claimed.push(...rows.map((row) => row.id))
  })
  return claimed.length > 0
}

export async function release(records: CampaignStore, id: string, holder: string): Promise<void> {
  await records.unlogged(async ({ db, campaign }) => {
    await db
      .updateTable('destination')
      .set({ holder: null })
      .where('campaign', '=', campaign)
      .where('id', '=', id)
      .where('holder', '=', holder)
      .execute()
  })
}

/** The message to send next. `null` if none is due. */
export async function nextDue({ db, campaign }: CampaignTables, id: string, now: number): Promise<DueMessage | null> {
  const row = await db
    .selectFrom('outbox')
    .leftJoin('delivered', (join) =>
      join
        .onRef('delivered.campaign', '=', 'outbox.campaign')
        .onRef('delivered.destination', '=', 'outbox.destination')
        .onRef('delivered.event', '=', 'outbox.event'),
    )
    .where('outbox.campaign', '=', campaign)
    .where('outbox.destination', '=', id)
    .where('notBefore', '<=', now)
    .where((eb) => eb.or([eb('usefulUntil', 'is', null), eb('usefulUntil', '>=', now)]))
    .select(['outbox.event', 'kind', 'seq', 'attempts', 'delivered.at', 'delivered.remote'])
    .orderBy('seq')
    .orderBy('outbox.event')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { at, remote, ...message } = row
  return { ...message, delivered: at === null ? null : { remote } }
}

/** Deletes the messages of a destination that nobody needs any longer. */
export async function deleteStale(records: CampaignStore, id: string, now: number): Promise<void> {
  await records.unlogged(async ({ db, campaign }) => {
    await db
      .deleteFrom('outbox')
      .where('campaign', '=', campaign)
      .where('destination', '=', id)
      .where('usefulUntil', '<', now)
      .execute()
  })
}

interface Settled extends Sender {
  readonly destination: string
  readonly message: DueMessage
  readonly delivery: Delivery
  /** From 0 to 1. */
  readonly chance: number
}

/** Stores how a message went. Returns whether the sender may send the next one: not after a failure, or if it lost its claim. */
export async function settle(records: CampaignStore, settled: Settled): Promise<boolean> {
  const { holder, now, destination, delivery } = settled
  const held: string[] = []
  await inTransaction(records, async (tables) => {
    const { db, campaign } = tables
    const rows = await db
      .updateTable('destination')
      .set({ leaseUntil: now + LEASE_MS, ...stateAfter(settled) })
      .where('campaign', '=', campaign)
      .where('id', '=', destination)
      .where('holder', '=', holder)
      .returning('id')
      .execute()
    held.push(...rows.map((row) => row.id))
    if (held.length > 0) await settleMessage(tables, settled)
  })
  return held.length > 0 && delivery.is !== 'again' && delivery.is !== 'gone'
}

function stateAfter({ delivery, message, now, chance }: Settled) {
  const noted = (ok: boolean, words: string) => ({ result: toJson<StoredResult>({ at: now, ok, words }) })
  switch (delivery.is) {
    case 'sent':
      return { dueAt: 0, ...noted(true, 'Sent') }
    case 'removed':
      return { dueAt: 0, ...noted(true, 'Deleted') }
    case 'skipped':
      return { dueAt: 0 }
    case 'refused':
      return { dueAt: 0, ...noted(false, delivery.words) }
    case 'again':
      return {
        dueAt: now + Math.max(delivery.afterMs ?? 0, pauseAfter(message.attempts, chance)),
        ...noted(false, delivery.words),
      }
    case 'gone':
      return { off: delivery.words, ...noted(false, delivery.words) }
  }
}

async function settleMessage(
  { db, campaign }: CampaignTables,
  { destination, message, delivery, now }: Settled,
): Promise<void> {
  const { event, seq, attempts } = message
  const isTriedAgain = delivery.is === 'again' && attempts + 1 < ATTEMPTS_MAX
  if (isTriedAgain)
    await db
      .updateTable('outbox')
      .set({ attempts: attempts + 1 })
      .where('campaign', '=', campaign)
      .where('destination', '=', destination)
      .where('event', '=', event)
      .execute()
  // A message that replaced this one in the meantime stays.
  else if (delivery.is !== 'gone')
    await db
      .deleteFrom('outbox')
      .where('campaign', '=', campaign)
      .where('destination', '=', destination)
      .where('event', '=', event)
      .where('seq', '=', seq)
      .execute()
  if (delivery.is !== 'sent' && delivery.is !== 'skipped' && delivery.is !== 'removed') return
  const sent = { remote: delivery.is === 'sent' ? delivery.remote : null, at: now }
  const row = db.insertInto('delivered').values({ campaign, destination, event, ...sent })
  await row
    .onConflict((conflict) => {
      const same = conflict.columns(['campaign', 'destination', 'event'])
      return delivery.is === 'skipped' ? same.doNothing() : same.doUpdateSet(sent)
    })
    .execute()
}
