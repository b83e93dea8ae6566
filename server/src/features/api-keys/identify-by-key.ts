import type { CampaignAuth, Identity } from '#auth/auth.ts'

import type { CampaignStore } from '../store.ts'
import { hashOfKey } from './personal-key.ts'
import { findApiKeyByHash, noteApiKeyUse } from './queries.ts'

/** `lastUsedAt` is updated at most this often, so most calls write nothing. */
const USE_NOTED_EVERY_MS = 3_600_000

/**
 * Returns the current identity of a personal key's owner, or `null` if the key is unknown or revoked, or its owner has left the campaign.
 */
export async function identifyByKey(
  { records, members }: { readonly records: CampaignStore; readonly members: CampaignAuth['members'] },
  key: string,
  nowMs: number,
): Promise<Identity | null> {
  const stored = await findApiKeyByHash(records, hashOfKey(key))
  if (!stored) return null
  const owner = await members?.find(stored.owner)
  if (!owner) return null
  if (nowMs - (stored.lastUsedAt ?? 0) > USE_NOTED_EVERY_MS)
    await records.unlogged(async (tables) => await noteApiKeyUse(tables, stored.id, nowMs))
  const { id, firstName, lastName, email, role, characterId } = owner
  const emailAddresses = [{ emailAddress: email }]
  const user = { id, username: null, firstName, lastName, emailAddresses, publicMetadata: {} }
  return { user, role, characterId, sessionId: stored.id, byKey: true }
}
