import type { CampaignTables } from '#database/database.ts'
import type { OutboxTable } from '#database/outbox-tables.ts'
import { listOf } from '#database/statement/lists.ts'

export type NewMessage = Omit<OutboxTable, 'campaign' | 'attempts'> & { readonly isUpdate: boolean }

/** The messages that wait or were sent, by `keyOf`. */
export async function knownMessages(
  { db, campaign }: CampaignTables,
  events: readonly string[],
): Promise<ReadonlySet<string>> {
  if (events.length === 0) return new Set()
  const among = listOf(db, [...new Set(events)])
  const waiting = await db
    .selectFrom('outbox')
    .where('campaign', '=', campaign)
    .where('event', 'in', among)
    .select(['destination', 'event'])
    .execute()
  const sent = await db
    .selectFrom('delivered')
    .where('campaign', '=', campaign)
    .where('event', 'in', among)
    .select(['destination', 'event'])
    .execute()
  return new Set([...waiting, ...sent].map(keyOf))
}

export const keyOf = ({ destination, event }: Pick<OutboxTable, 'destination' | 'event'>) => `${destination} ${event}`

/** Adds a message in place of one about the same event that still waits. */
export async function putMessage(
  { db, campaign }: CampaignTables,
  { destination, event, kind, seq, notBefore, usefulUntil }: NewMessage,
): Promise<void> {
  const row = { kind, seq, notBefore, usefulUntil, attempts: 0 }
  await db
    .insertInto('outbox')
    .values({ campaign, destination, event, ...row })
    .onConflict((conflict) => conflict.columns(['campaign', 'destination', 'event']).doUpdateSet(row))
    .execute()
}

/** The number of the last change that was turned into messages; `null` before the first time. */
export async function readCursor({ db, campaign }: CampaignTables): Promise<number | null> {
  const row = await db.selectFrom('outboxCursor').where('campaign', '=', campaign).select('seq').executeTakeFirst()
  return row?.seq ?? null
}

/** Locks the cursor until the transaction ends, so two servers do not turn the same changes into messages. Returns it. */
export async function lockCursor({ db, campaign }: CampaignTables, first: number): Promise<number> {
  const { seq } = await db
    .insertInto('outboxCursor')
    .values({ campaign, seq: first })
    .onConflict((conflict) =>
      conflict.column('campaign').doUpdateSet(({ eb }) => ({ seq: eb.ref('outboxCursor.seq') })),
    )
    .returning('seq')
    .executeTakeFirstOrThrow()
  return seq
}

export async function setCursor({ db, campaign }: CampaignTables, seq: number): Promise<void> {
  await db.updateTable('outboxCursor').set({ seq }).where('campaign', '=', campaign).execute()
}
