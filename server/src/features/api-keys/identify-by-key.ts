import type { Auth, Identity } from '#auth/auth.ts'

import type { CampaignStore } from '../store.ts'
import { hashOfKey } from './personal-key.ts'

/** How exactly is known when a key was used: not every call is to write. */
const USE_NOTED_EVERY_MS = 3_600_000

/**
 * For whom a personal key stands, as they are now: `null` for a key that is none or was revoked, and where its maker is gone or no game
 * master any more.
 */
export async function identifyByKey(
  { records, members }: { readonly records: CampaignStore; readonly members: Auth['members'] },
  key: string,
  nowMs: number,
): Promise<Identity | null> {
  const kept = await records.apiKeys.findByHash(hashOfKey(key))
  if (!kept) return null
  const maker = await members?.find(kept.owner)
  if (maker?.role !== 'gameMaster') return null
  if (nowMs - (kept.lastUsedAt ?? 0) > USE_NOTED_EVERY_MS) await records.noteApiKeyUse(kept.id, nowMs)
  const { id, firstName, lastName, email, role, characterId } = maker
  const emailAddresses = [{ emailAddress: email }]
  const user = { id, username: null, firstName, lastName, emailAddresses, publicMetadata: {} }
  return { user, role, characterId, sessionId: kept.id, byKey: true }
}
