import type { Actor } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'

import { logAudit } from '../members/audit.ts'

/** The feed of one account. Only a hash of its secret is stored. */
interface FeedRecord {
  readonly account: Actor
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

export interface FeedRepository {
  find(account: Actor): Promise<FeedRecord | null>
  findByHash(hash: string): Promise<FeedRecord | null>
}

export interface FeedWriter extends FeedRepository {
  /** Replaces the feed that the account had. */
  put(account: Actor, hash: string): Promise<void>
  /** Does nothing if there is none. */
  remove(account: Actor): Promise<void>
}

export function feedRepository({ db, campaign }: CampaignTables): FeedRepository {
  const feeds = () => db.selectFrom('feed').where('campaign', '=', campaign).select(['account', 'createdAt'])
  return {
    find: async (account) => (await feeds().where('account', '=', account).executeTakeFirst()) ?? null,
    findByHash: async (hash) => (await feeds().where('hash', '=', hash).executeTakeFirst()) ?? null,
  }
}

export function feedWriter(tx: CampaignTransaction): FeedWriter {
  const { db, campaign, at } = tx
  const remove = async (account: Actor) => {
    const all = db.deleteFrom('feed').where('campaign', '=', campaign)
    const { numDeletedRows } = await all.where('account', '=', account).executeTakeFirst()
    return numDeletedRows > 0n
  }
  return {
    ...feedRepository(tx),
    put: async (account, hash) => {
      await remove(account)
      await db.insertInto('feed').values({ campaign, account, hash, createdAt: at }).execute()
      logAudit(tx, account, { action: 'feedMade' })
    },
    remove: async (account) => {
      if (await remove(account)) logAudit(tx, account, { action: 'feedRevoked' })
    },
  }
}
