import { emptyHands, type Hands } from '@waybook/rules'

import type { Audience, Change } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { fromJson, toJson } from '#database/statement/columns.ts'

interface HandsAction {
  readonly did: 'giftOffered' | 'giftTaken' | 'giftEnded' | 'giftUndone' | 'moneyChanged' | 'shotsChanged'
  /** A character or the stash. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly detail?: string | undefined
  readonly giftId?: string | undefined
  /** With the audience `readers`: the characters whose players are concerned. */
  readonly readers?: readonly string[] | undefined
}

/** Money, the stash, a gift or ammunition changed. The subject is `campaign`. */
export type HandsChange = Change<'hands', HandsAction>

export async function readHands({ db, campaign }: CampaignTables): Promise<Hands> {
  const row = await db.selectFrom('hands').where('campaign', '=', campaign).select('content').executeTakeFirst()
  return row ? { ...emptyHands, ...fromJson(row.content) } : emptyHands
}

/** `readers`: the characters whose players are concerned; `null` for everyone. */
export async function saveHands(
  tx: CampaignTransaction,
  hands: Hands,
  { readers, ...action }: Omit<HandsAction, 'readers'> & { readonly readers: readonly string[] | null },
): Promise<void> {
  const { db, campaign } = tx
  const content = toJson(hands)
  await db
    .insertInto('hands')
    .values({ campaign, content })
    .onConflict((conflict) => conflict.column('campaign').doUpdateSet({ content }))
    .execute()
  const audience: Audience = readers === null ? 'everyone' : readers.length > 0 ? 'readers' : 'gameMaster'
  const payload = { ...action, ...(audience === 'readers' && { readers: readers ?? [] }) }
  const change: HandsChange = { audience, operation: 'hands', subject: 'campaign', payload }
  tx.log(change)
}
