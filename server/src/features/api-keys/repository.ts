import type { CampaignTables, CampaignTransaction } from '#database/campaign-tables.ts'
import type { Actor } from '#database/change.ts'

import { logAudit } from '../members/audit.ts'
import type { ApiKeyRecord } from './api-key-record.ts'

export interface ApiKeyRepository {
  /** An account's, the newest first. */
  list(owner: Actor): Promise<ApiKeyRecord[]>
  findByHash(hash: string): Promise<ApiKeyRecord | null>
}

export interface ApiKeyWriter extends ApiKeyRepository {
  add(key: ApiKeyRecord): Promise<void>
  /** Takes away one of the account's keys, or with no `id` all of them; answers whether there was any. */
  remove(owner: Actor, id?: string): Promise<boolean>
}

export function apiKeyRepository(tables: CampaignTables): ApiKeyRepository {
  const keys = () => selectKeys(tables)
  return {
    list: async (owner) => await keys().where('owner', '=', owner).orderBy('createdAt', 'desc').orderBy('id').execute(),
    findByHash: async (hash) => (await keys().where('hash', '=', hash).executeTakeFirst()) ?? null,
  }
}

export function apiKeyWriter(tx: CampaignTransaction): ApiKeyWriter {
  const { db, campaign } = tx
  return {
    ...apiKeyRepository(tx),
    add: async (key) => {
      await db
        .insertInto('apiKey')
        .values({ campaign, ...key })
        .execute()
      logAudit(tx, key.owner, { action: 'keyMade' })
    },
    remove: async (owner, id) => {
      const owned = db.deleteFrom('apiKey').where('campaign', '=', campaign).where('owner', '=', owner)
      const { numDeletedRows } = await (id === undefined ? owned : owned.where('id', '=', id)).executeTakeFirst()
      if (numDeletedRows === 0n) return false
      logAudit(tx, owner, { action: 'keysRevoked' })
      return true
    },
  }
}

/** Keeps when a key was used, in milliseconds since 1970. That is no change, and needs no transaction. */
export async function noteApiKeyUse({ db, campaign }: CampaignTables, id: string, at: number): Promise<void> {
  await db.updateTable('apiKey').set({ lastUsedAt: at }).where('campaign', '=', campaign).where('id', '=', id).execute()
}

function selectKeys({ db, campaign }: CampaignTables) {
  return db
    .selectFrom('apiKey')
    .where('campaign', '=', campaign)
    .select(['id', 'owner', 'name', 'hash', 'createdAt', 'lastUsedAt'])
}
