import { DEFAULT_NOTIFICATIONS, type NotificationChoice } from '@waybook/contract'

import type { Actor } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { fromJson, toJson, type Json } from '#database/statement/columns.ts'

/** What each member has chosen, by account. Members who have chosen nothing are left out. */
export async function readChoices({ db, campaign }: CampaignTables): Promise<ReadonlyMap<Actor, NotificationChoice>> {
  const rows = await db
    .selectFrom('notificationChoice')
    .where('campaign', '=', campaign)
    .select(['account', 'content'])
    .execute()
  return new Map(rows.map(({ account, content }) => [account, choiceIn(content)]))
}

export async function readChoice(tables: CampaignTables, account: Actor): Promise<NotificationChoice> {
  return (await readChoices(tables)).get(account) ?? DEFAULT_NOTIFICATIONS
}

export async function putChoice(tx: CampaignTransaction, account: Actor, choice: NotificationChoice): Promise<void> {
  const row = { content: toJson(choice) }
  await tx.db
    .insertInto('notificationChoice')
    .values({ campaign: tx.campaign, account, ...row })
    .onConflict((conflict) => conflict.columns(['campaign', 'account']).doUpdateSet(row))
    .execute()
}

/** Kinds that a later version adds are off for members who have chosen before. */
function choiceIn(content: Json<Partial<NotificationChoice>>): NotificationChoice {
  return { ...DEFAULT_NOTIFICATIONS, ...fromJson(content) }
}
