import { isRevealedAt, type FogMask } from '@waybook/rules'

import type { CampaignTransaction } from '#database/database.ts'

import type { TokenInFogChange } from '../table/queries.ts'
import { tokensOnTable } from '../table/token-queries.ts'

/** Logs the shown tokens that a change of the fog reveals or covers. Each gets a new version, as with any change to it. */
export async function tokensInFog(
  tx: CampaignTransaction,
  { scene, before, after }: { readonly scene: string; readonly before: FogMask; readonly after: FogMask },
): Promise<void> {
  const { db, campaign } = tx
  for (const { id, version: _, ...state } of await tokensOnTable(tx, scene)) {
    const inFog = { before: !isRevealedAt(before, state.position), after: !isRevealedAt(after, state.position) }
    if (inFog.before === inFog.after) continue
    const payload = { tokenId: id, before: state, after: state, onTable: { before: true, after: true }, inFog }
    const change: TokenInFogChange = {
      audience: 'entity',
      operation: 'tokenInFog',
      subject: state.characterId,
      payload,
    }
    const version = tx.log(change)
    await db.updateTable('token').set({ version }).where('campaign', '=', campaign).where('id', '=', id).execute()
  }
}
