import type { Actor } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'

import { logAudit } from '../members/audit.ts'

export interface ApiKeyRepository {
  /** The account's keys, newest first. */
  list(owner: Actor): Promise<ApiKeyRecord[]>
  /** The keys of all other accounts, newest first. */
  listOfOthers(owner: Actor): Promise<ApiKeyRecord[]>
  find(id: string): Promise<ApiKeyRecord | null>
  findByHash(hash: string): Promise<ApiKeyRecord | null>
}

export interface ApiKeyWriter extends ApiKeyRepository {
  add(key: ApiKeyRecord): Promise<void>
  /** Removes one of the account's keys, or all of them without an `id`. Returns whether any key was removed. */
  remove(owner: Actor, id?: string): Promise<boolean>
}

export function apiKeyRepository(tables: CampaignTables): ApiKeyRepository {
  const keys = () => selectKeys(tables)
  const newestFirst = () => keys().orderBy('createdAt', 'desc').orderBy('id')
  return {
    list: async (owner) => await newestFirst().where('owner', '=', owner).execute(),
    listOfOthers: async (owner) => await newestFirst().where('owner', '!=', owner).execute(),
    find: async (id) => (await keys().where('id', '=', id).executeTakeFirst()) ?? null,
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

/** Stores when a key was last used, in milliseconds since 1970. This is not logged as a change and needs no transaction. */
export async function noteApiKeyUse({ db, campaign }: CampaignTables, id: string, at: number): Promise<void> {
  await db.updateTable('apiKey').set({ lastUsedAt: at }).where('campaign', '=', campaign).where('id', '=', id).execute()
}

function selectKeys({ db, campaign }: CampaignTables) {
  return db
    .selectFrom('apiKey')
    .where('campaign', '=', campaign)
    .select(['id', 'owner', 'name', 'hash', 'createdAt', 'lastUsedAt'])
}

/** A personal key for scripts. Only a hash of the key is stored. Times are in milliseconds since 1970. */
export interface ApiKeyRecord {
  readonly id: string
  /** The account that the key authenticates. */
  readonly owner: Actor
  readonly name: string
  readonly hash: string
  readonly createdAt: number
  readonly lastUsedAt: number | null
}
