import type { CampaignTables } from '../../database/campaign-tables.ts'
import { noteChanges, type Deed } from '../../database/change-log.ts'
import type { ApiKeyRecord } from './api-key-record.ts'

export async function readApiKeys(tables: CampaignTables, owner: string): Promise<ApiKeyRecord[]> {
  return await selectKeys(tables).where('owner', '=', owner).orderBy('createdAt', 'desc').orderBy('id').execute()
}

export async function readApiKeyByHash(tables: CampaignTables, hash: string): Promise<ApiKeyRecord | null> {
  return (await selectKeys(tables).where('hash', '=', hash).executeTakeFirst()) ?? null
}

export async function addApiKey(tables: CampaignTables, key: ApiKeyRecord, deed: Deed): Promise<void> {
  const { db, campaign } = tables
  await db
    .insertInto('apiKey')
    .values({ campaign, ...key })
    .execute()
  await noteChanges(tables, deed, [noted(key.owner, 'keyMade')])
}

interface Removal {
  readonly owner: string
  /** All of the owner's, where it names none. */
  readonly id: string | undefined
}

export async function removeApiKeys(tables: CampaignTables, { owner, id }: Removal, deed: Deed): Promise<boolean> {
  const { db, campaign } = tables
  const owned = db.deleteFrom('apiKey').where('campaign', '=', campaign).where('owner', '=', owner)
  const { numDeletedRows } = await (id === undefined ? owned : owned.where('id', '=', id)).executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await noteChanges(tables, deed, [noted(owner, 'keysRevoked')])
  return true
}

export async function noteApiKeyUse(
  { db, campaign }: CampaignTables,
  { id, at }: { readonly id: string; readonly at: number },
): Promise<void> {
  await db.updateTable('apiKey').set({ lastUsedAt: at }).where('campaign', '=', campaign).where('id', '=', id).execute()
}

function selectKeys({ db, campaign }: CampaignTables) {
  return db
    .selectFrom('apiKey')
    .where('campaign', '=', campaign)
    .select(['id', 'owner', 'name', 'hash', 'createdAt', 'lastUsedAt'])
}

function noted(subject: string, deed: 'keyMade' | 'keysRevoked') {
  return { audience: 'gameMaster', operation: 'member', subject, payload: { deed } } as const
}
