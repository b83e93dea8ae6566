import type { Selectable } from 'kysely'

import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { fromJson, toJson } from '#database/statement/columns.ts'
import type { Tables } from '#database/tables.ts'

import { logAudit } from '../audit.ts'

/** A link that shows pages to people without an account. Times are in milliseconds since 1970. */
export interface ShareRecord extends Omit<Selectable<Tables['share']>, 'campaign' | 'ids'> {
  readonly ids: readonly string[]
}

/** How many wrong passwords close a share: a guesser who knows the address gets no more over all addresses. */
export const TRIES_MAX = 50

/** Whether visitors may open it at this time. */
export function isOpen({ endedAt, until, tries }: ShareRecord, now: number): boolean {
  return endedAt === null && (until === null || until > now) && tries < TRIES_MAX
}

/** Newest first. */
export async function listShares(tables: CampaignTables): Promise<ShareRecord[]> {
  return (await sharesOf(tables).orderBy('createdAt', 'desc').orderBy('id').execute()).map(toShare)
}

export async function findShare(tables: CampaignTables, id: string): Promise<ShareRecord | null> {
  const row = await sharesOf(tables).where('id', '=', id).executeTakeFirst()
  return row ? toShare(row) : null
}

export async function findShareByHash(tables: CampaignTables, hash: string): Promise<ShareRecord | null> {
  const row = await sharesOf(tables).where('hash', '=', hash).executeTakeFirst()
  return row ? toShare(row) : null
}

type NewShare = Pick<ShareRecord, 'id' | 'hash' | 'ids' | 'note' | 'until' | 'password'>

export async function addShare(tx: CampaignTransaction, share: NewShare): Promise<void> {
  const { db, campaign, at, actor } = tx
  const fresh = { maker: actor, createdAt: at, endedAt: null, tries: 0, views: 0, viewedAt: null }
  await db
    .insertInto('share')
    .values({ campaign, ...share, ids: toJson(share.ids), ...fresh })
    .execute()
  logAudit(tx, actor, { action: 'shareMade' })
}

export async function endShare(tx: CampaignTransaction, { id, endedAt }: Pick<ShareRecord, 'id' | 'endedAt'>) {
  if (endedAt !== null) return
  await changing(tx, id).set({ endedAt: tx.at }).execute()
  logAudit(tx, tx.actor, { action: 'shareEnded' })
}

export async function openShareAgain(tx: CampaignTransaction, id: string, until: number | null): Promise<void> {
  await changing(tx, id).set({ endedAt: null, until, tries: 0 }).execute()
  logAudit(tx, tx.actor, { action: 'shareReopened' })
}

/** Counts one opened page. Nobody is notified. */
export async function countView(tables: CampaignTables, id: string, at: number): Promise<void> {
  await changing(tables, id)
    .set((eb) => ({ views: eb('views', '+', 1), viewedAt: at }))
    .execute()
}

/** Counts one wrong password. */
export async function countTry(tables: CampaignTables, id: string): Promise<void> {
  await changing(tables, id)
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .execute()
}

function changing({ db, campaign }: CampaignTables, id: string) {
  return db.updateTable('share').where('campaign', '=', campaign).where('id', '=', id)
}

function sharesOf({ db, campaign }: CampaignTables) {
  return db
    .selectFrom('share')
    .where('campaign', '=', campaign)
    .select(['id', 'maker', 'hash', 'ids', 'note', 'createdAt', 'until', 'endedAt'])
    .select(['password', 'tries', 'views', 'viewedAt'])
}

function toShare({ ids, ...rest }: Omit<Selectable<Tables['share']>, 'campaign'>): ShareRecord {
  return { ...rest, ids: fromJson(ids) }
}
