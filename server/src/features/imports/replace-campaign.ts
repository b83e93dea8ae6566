import { everything } from '@waybook/contract'

import type { CampaignAuth } from '#auth/auth.ts'
import type { AuthoredCampaign } from '#campaign-folder/authored-campaign.ts'
import type { Actor } from '#database/change.ts'

import { readCards } from '../entities/cards.ts'
import type { CampaignStore } from '../store.ts'
import type { ImportOptions, ImportReport } from './compare-campaign.ts'

interface ReplaceServices {
  readonly records: CampaignStore
  /** The campaign's authentication. */
  readonly auth: CampaignAuth
}

/**
 * Replaces the campaign in one transaction, then revokes the open invites for characters that it no longer has: accounts are stored apart
 * from the records. Compares with all characters that exist now, because an interrupted import may be repeated.
 */
export async function replaceCampaign(
  { records, auth }: ReplaceServices,
  campaign: AuthoredCampaign,
  { actor, ...options }: ImportOptions & { readonly actor: Actor },
): Promise<ImportReport & { readonly revokedInvites: number }> {
  const report = await records.replaceCampaign(campaign, actor, options)
  const links = (await auth.members?.openLinks()) ?? []
  const invited = links.flatMap(({ kind, characterId }) => (kind === 'invite' ? (characterId ?? []) : []))
  const existing = new Set((await readCards(records, invited, everything)).map(({ id }) => id))
  const gone = invited.filter((id) => !existing.has(id))
  if (gone.length > 0) await auth.members?.revokeInvitesFor(gone)
  return { ...report, revokedInvites: gone.length }
}
