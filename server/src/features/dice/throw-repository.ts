import type { Viewer } from '@waybook/contract'

import type { CampaignTables } from '../../database/campaign-tables.ts'
import { selectRolls } from './repository.ts'

/** How many rolls can be shown again as they fell. */
const KEPT = 200

export async function keepThrow({ db, campaign }: CampaignTables, rollId: string, motion: Uint8Array): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const rolls = tx.selectFrom('roll').where('campaign', '=', campaign)
    const roll = await rolls.where('id', '=', rollId).select('seq').executeTakeFirst()
    if (!roll) return
    await tx.insertInto('throw').values({ campaign, seq: roll.seq, motion }).execute()
    const kept = tx.selectFrom('throw').where('campaign', '=', campaign)
    const newestPast = await kept.select('seq').orderBy('seq', 'desc').offset(KEPT).limit(1).executeTakeFirst()
    if (!newestPast) return
    await tx.deleteFrom('throw').where('campaign', '=', campaign).where('seq', '<=', newestPast.seq).execute()
  })
}

export async function readThrow(
  tables: CampaignTables,
  rollId: string,
  viewer: Viewer,
): Promise<Uint8Array | null | undefined> {
  const row = await selectRolls(tables, viewer)
    .leftJoin('throw', (join) => join.onRef('throw.campaign', '=', 'roll.campaign').onRef('throw.seq', '=', 'roll.seq'))
    .where('roll.id', '=', rollId)
    .select('throw.motion')
    .executeTakeFirst()
  return row?.motion
}
