import type { Actor } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'

import { logAudit } from '../audit.ts'

/** The feed of one account. Only a hash of its secret is stored. */
interface FeedRecord {
  readonly account: Actor
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

export async function findFeed(tables: CampaignTables, account: Actor): Promise<FeedRecord | null> {
  return (await feedsOf(tables).where('account', '=', account).executeTakeFirst()) ?? null
}

export async function findFeedByHash(tables: CampaignTables, hash: string): Promise<FeedRecord | null> {
  return (await feedsOf(tables).where('hash', '=', hash).executeTakeFirst()) ?? null
}

/** Replaces the account's earlier feed. */
export async function putFeed(tx: CampaignTransaction, account: Actor, hash: string): Promise<void> {
  const { db, campaign, at } = tx
  await deleteFeed(tx, account)
  await db.insertInto('feed').values({ campaign, account, hash, createdAt: at }).execute()
  logAudit(tx, account, { action: 'feedMade' })
}

/** Does nothing if the account has no feed. */
export async function removeFeed(tx: CampaignTransaction, account: Actor): Promise<void> {
  if (await deleteFeed(tx, account)) logAudit(tx, account, { action: 'feedRevoked' })
}

async function deleteFeed({ db, campaign }: CampaignTransaction, account: Actor): Promise<boolean> {
  const all = db.deleteFrom('feed').where('campaign', '=', campaign)
  const { numDeletedRows } = await all.where('account', '=', account).executeTakeFirst()
  return numDeletedRows > 0n
}

function feedsOf({ db, campaign }: CampaignTables) {
  return db.selectFrom('feed').where('campaign', '=', campaign).select(['account', 'createdAt'])
}
