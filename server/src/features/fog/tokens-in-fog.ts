import { isRevealedAt, type FogMask } from '@waybook/rules'

import type { CampaignTransaction } from '#database/database.ts'

import { changesSight } from '../sight/in-sight.ts'
import { holdersWithToken, type ChangedMasks } from '../sight/scene-masks.ts'
import type { TokenInFogChange } from '../table/queries.ts'
import { tokensOnTable } from '../table/token-queries.ts'
import type { TokenRecord } from '../table/token-record.ts'

/** Logs the shown tokens that a change of the fog reveals or covers. Each gets a new version, as with any change to it. */
export async function tokensInFog(
  tx: CampaignTransaction,
  { scene, before, after }: { readonly scene: string; readonly before: FogMask; readonly after: FogMask },
): Promise<void> {
  const { db, campaign } = tx
  for (const token of await tokensOnTable(tx, scene)) {
    const inFog = { before: !isRevealedAt(before, token.position), after: !isRevealedAt(after, token.position) }
    if (inFog.before === inFog.after) continue
    const version = logToken(tx, token, { inFog })
    await db.updateTable('token').set({ version }).where('campaign', '=', campaign).where('id', '=', token.id).execute()
  }
}

/**
 * Logs the shown tokens that come into the sight of a group or leave it. `told`: tokens with a change of their own, which tells as much. They
 * keep their versions, or the other groups would learn that somebody sees something else.
 */
export async function tokensInSight(
  tx: CampaignTransaction,
  scene: string,
  { before, after, told }: ChangedMasks & { readonly told: ReadonlySet<string> },
): Promise<void> {
  const known = [...after.byHolder.keys()]
  for (const token of await tokensOnTable(tx, scene)) {
    const inSight = { known, before: holdersWithToken(before, token), after: holdersWithToken(after, token) }
    const isToTell = !told.has(token.id) && changesSight(inSight)
    if (isToTell) logToken(tx, token, { inSight, version: token.version })
  }
}

function logToken(
  tx: CampaignTransaction,
  { id, version: _version, ...state }: TokenRecord,
  seen: Pick<TokenInFogChange['payload'], 'inFog' | 'inSight' | 'version'>,
): number {
  const payload = { tokenId: id, before: state, after: state, onTable: { before: true, after: true }, ...seen }
  const change: TokenInFogChange = { audience: 'entity', operation: 'tokenInFog', subject: state.characterId, payload }
  return tx.log(change)
}
