import type { CampaignTransaction } from '#database/database.ts'

import { drawingsInSight } from '../drawings/drawings-in-fog.ts'
import { tokensInSight } from '../fog/tokens-in-fog.ts'
import type { ChangedMasks } from './scene-masks.ts'

/** Logs the tokens and drawings that come into the sight of a group or leave it, except tokens with a change of their own. */
export async function tellMasks(
  tx: CampaignTransaction,
  scene: string,
  changed: ChangedMasks,
  told: ReadonlySet<string> = new Set(),
): Promise<void> {
  await tokensInSight(tx, scene, { ...changed, told })
  await drawingsInSight(tx, scene, changed)
}
