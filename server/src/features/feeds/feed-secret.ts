import { createHash, randomBytes } from 'node:crypto'

import type { CampaignAuth } from '#auth/auth.ts'
import type { Member } from '#auth/members.ts'
import type { CampaignTables } from '#database/database.ts'

import { findFeedByHash } from './queries.ts'

/** Enough entropy that guesses need no rate limit and a plain hash is safe. */
const SECRET_BYTES = 32
const SECRET = /^[\w-]{43}$/

export function newFeedSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

/** The hash under which a secret is stored. */
export function hashOfFeed(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** The current member whose feed has this secret. `null` if the secret is unknown or revoked, or its owner is no longer a member. */
export async function memberOfFeed(
  { records, members }: { readonly records: CampaignTables; readonly members: CampaignAuth['members'] },
  secret: string,
): Promise<Member | null> {
  if (!SECRET.test(secret)) return null
  const feed = await findFeedByHash(records, hashOfFeed(secret))
  return (feed && (await members?.find(feed.account))) ?? null
}
