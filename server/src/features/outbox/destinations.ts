import { newestSeq } from '#database/change-log.ts'
import type { Actor } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import type { DestinationTable, StoredResult } from '#database/outbox-tables.ts'
import { fromJson, toJson } from '#database/statement/columns.ts'

/** Where messages of a campaign are sent. */
export interface Destination extends Omit<DestinationTable, 'campaign' | 'holder' | 'leaseUntil' | 'dueAt' | 'result'> {
  readonly result: StoredResult | null
}

export type Channels = Destination['channel']

const columns = [
  'id',
  'channel',
  'account',
  'session',
  'hash',
  'sealed',
  'content',
  'since',
  'result',
  'off',
  'createdAt',
] as const

/** Oldest first. */
export async function listDestinations(
  { db, campaign }: CampaignTables,
  { channels, account }: { readonly channels?: readonly Channels[]; readonly account?: Actor } = {},
): Promise<Destination[]> {
  const rows = await db
    .selectFrom('destination')
    .where('campaign', '=', campaign)
    .$if(channels !== undefined, (query) => query.where('channel', 'in', channels ?? []))
    .$if(account !== undefined, (query) => query.where('account', '=', account ?? ''))
    .select(columns)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(({ result, ...row }) => ({ ...row, result: result === null ? null : fromJson(result) }))
}

export async function findDestination(tables: CampaignTables, id: string): Promise<Destination | null> {
  return (await listDestinations(tables)).find((one) => one.id === id) ?? null
}

/** Adds a destination, in place of an earlier one with the same address and channel. It receives only later changes. */
export async function addDestination(
  tx: CampaignTransaction,
  destination: Omit<Destination, 'since' | 'result' | 'off' | 'createdAt'>,
): Promise<void> {
  const { db, campaign, at } = tx
  const { channel, hash } = destination
  for (const { id } of (await listDestinations(tx, { channels: [channel] })).filter((one) => one.hash === hash))
    await removeDestination(tx, id)
  const state = { since: await lastBefore(tx), dueAt: 0, holder: null, leaseUntil: 0, result: null, off: null }
  await db
    .insertInto('destination')
    .values({ campaign, ...destination, ...state, createdAt: at })
    .execute()
}

/** `isOn`: switches it off, or on again. It receives only changes from then on. */
export async function changeDestination(
  tx: CampaignTransaction,
  id: string,
  { isOn, ...changes }: Partial<Pick<Destination, 'content' | 'sealed' | 'hash'>> & { readonly isOn?: boolean },
): Promise<void> {
  const switched =
    isOn === undefined ? {} : isOn ? { off: null, dueAt: 0, since: await lastBefore(tx) } : { off: SWITCHED_OFF }
  const set = { ...changes, ...switched }
  if (Object.keys(set).length === 0) return
  await rowOf(tx, id, set)
  if (isOn !== undefined) await deleteMessages(tx, id)
}

/** The number of the last change before the transaction, which has counted one for itself. */
const lastBefore = async (tx: CampaignTransaction) => (await newestSeq(tx)) - 1

/** Why a destination is off that its owner switched off. */
export const SWITCHED_OFF = ''

/** Removes a destination with the messages that wait for it. */
export async function removeDestination(tables: CampaignTables, id: string): Promise<void> {
  const { db, campaign } = tables
  await deleteMessages(tables, id)
  await db.deleteFrom('delivered').where('campaign', '=', campaign).where('destination', '=', id).execute()
  await db.deleteFrom('destination').where('campaign', '=', campaign).where('id', '=', id).execute()
}

/** Notes how a message went that did not wait in the outbox. */
export async function noteResult(tx: CampaignTransaction, id: string, result: StoredResult): Promise<void> {
  await rowOf(tx, id, { result: toJson(result) })
}

async function rowOf({ db, campaign }: CampaignTables, id: string, set: Partial<Omit<DestinationTable, 'campaign'>>) {
  await db.updateTable('destination').set(set).where('campaign', '=', campaign).where('id', '=', id).execute()
}

async function deleteMessages({ db, campaign }: CampaignTables, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('campaign', '=', campaign).where('destination', '=', id).execute()
}

/** The campaigns with a destination that is on. */
export async function campaignsWithDestinations(db: CampaignTables['db']): Promise<string[]> {
  const rows = await db.selectFrom('destination').where('off', 'is', null).select('campaign').distinct().execute()
  return rows.map(({ campaign }) => campaign)
}
