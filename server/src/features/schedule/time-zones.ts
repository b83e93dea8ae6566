import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { fromFlag, toFlag } from '#database/statement/columns.ts'

import { logSchedule } from './queries.ts'

/** The time zone of a member. `fixed`: they chose it. Otherwise it follows their browser. */
interface MemberZone {
  readonly account: string
  readonly zone: string
  readonly fixed: boolean
}

export async function readZones({ db, campaign }: CampaignTables): Promise<MemberZone[]> {
  const rows = await db
    .selectFrom('memberZone')
    .where('campaign', '=', campaign)
    .select(['account', 'zone', 'fixed'])
    .execute()
  return rows.map(({ fixed, ...row }) => ({ ...row, fixed: fromFlag(fixed) ?? false }))
}

/** A zone that a browser reports does not replace a chosen one. */
export async function putZone(tx: CampaignTransaction, { account, zone, fixed }: MemberZone): Promise<void> {
  const { db, campaign } = tx
  const before = (await readZones(tx)).find((one) => one.account === account)
  if (before?.zone === zone && before.fixed === fixed) return
  const row = { zone, fixed: toFlag(fixed) }
  await db
    .insertInto('memberZone')
    .values({ campaign, account, ...row })
    .onConflict((conflict) => conflict.columns(['campaign', 'account']).doUpdateSet(row))
    .execute()
  logSchedule(tx, { did: 'zone' })
}

/** Deletes the answers and the time zone of an account that is no longer a member. */
export async function forgetMember({ db, campaign }: CampaignTransaction, account: string): Promise<void> {
  await db.deleteFrom('sessionAnswer').where('campaign', '=', campaign).where('account', '=', account).execute()
  await db.deleteFrom('memberZone').where('campaign', '=', campaign).where('account', '=', account).execute()
}
