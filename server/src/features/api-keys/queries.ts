import type { Actor } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'

import { logAudit } from '../audit.ts'

/** The account's keys, newest first. */
export async function listApiKeys(tables: CampaignTables, owner: Actor): Promise<ApiKeyRecord[]> {
  return await newestFirst(tables).where('owner', '=', owner).execute()
}

/** The keys of all other accounts, newest first. */
export async function listApiKeysOfOthers(tables: CampaignTables, owner: Actor): Promise<ApiKeyRecord[]> {
  return await newestFirst(tables).where('owner', '!=', owner).execute()
}

export async function findApiKey(tables: CampaignTables, id: string): Promise<ApiKeyRecord | null> {
  return (await selectKeys(tables).where('id', '=', id).executeTakeFirst()) ?? null
}

export async function findApiKeyByHash(tables: CampaignTables, hash: string): Promise<ApiKeyRecord | null> {
  return (await selectKeys(tables).where('hash', '=', hash).executeTakeFirst()) ?? null
}

export async function addApiKey(tx: CampaignTransaction, key: ApiKeyRecord): Promise<void> {
  const { db, campaign } = tx
  await db
    .insertInto('apiKey')
    .values({ campaign, ...key })
    .execute()
  logAudit(tx, key.owner, { action: 'keyMade' })
}

/** Removes one of the account's keys, or all of them without an `id`. Returns whether any key was removed. */
export async function removeApiKey(tx: CampaignTransaction, owner: Actor, id?: string): Promise<boolean> {
  const { db, campaign } = tx
  const owned = db.deleteFrom('apiKey').where('campaign', '=', campaign).where('owner', '=', owner)
  const { numDeletedRows } = await (id === undefined ? owned : owned.where('id', '=', id)).executeTakeFirst()
  if (numDeletedRows === 0n) return false
  logAudit(tx, owner, { action: 'keysRevoked' })
  return true
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

function newestFirst(tables: CampaignTables) {
  return selectKeys(tables).orderBy('createdAt', 'desc').orderBy('id')
}
