import { scopeOf, type Viewer } from '@waybook/contract'

import type { CampaignTables } from '#database/database.ts'

import type { RequestContext } from '../request-context.ts'

/** A player without a character sees what all players see. */
export const anyPlayer: Viewer = { userId: '', role: 'player', characterId: null }

/** Reads as a player without a character. Texts link to these pages only, and show nothing of others. */
export function publicContext(
  { campaignId, records }: { readonly campaignId: string; readonly records: CampaignTables },
  linkable: ReadonlySet<string>,
): RequestContext {
  return { campaignId, records, viewer: anyPlayer, firstName: '', scope: scopeOf(anyPlayer), linkable }
}
