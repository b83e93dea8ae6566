import type { Purchase } from '@waybook/contract'

import type { Change } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { fromJson, toFlag, toJson } from '#database/statement/columns.ts'

/** Experience that a character has received or spent. */
export interface ExperienceRecord {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** A first name. */
  readonly by: string
  /** Negative if it was spent. */
  readonly amount: number
  /** The reason for a gift, or the thing bought. Empty for talents with a page, whose name is looked up. */
  readonly text: string
  readonly bought: Purchase | null
  readonly undone: boolean
}

/** A character received or spent experience, or somebody undid an entry. `gift`: if it was received. */
export type ExperienceChange = Change<
  'experience',
  {
    /** Missing in older changes. */
    readonly entryId?: string
    readonly undone?: true
    readonly gift?: { readonly amount: number; readonly reason: string }
  }
>

export async function addExperience(
  tx: CampaignTransaction,
  character: string,
  { bought, ...entry }: Omit<ExperienceRecord, 'at' | 'undone'>,
): Promise<void> {
  const { db, campaign } = tx
  const at = await timeAfterNewest(tx, character)
  await db
    .insertInto('experience')
    .values({ campaign, character, ...entry, at, bought: bought && toJson(bought), undone: toFlag(false) })
    .execute()
  const gift = bought === null && entry.amount > 0 ? { amount: entry.amount, reason: entry.text } : null
  logExperience(tx, character, { entryId: entry.id, ...(gift && { gift }) })
}

export async function undoExperience(tx: CampaignTransaction, character: string, id: string): Promise<void> {
  const { db, campaign } = tx
  await db
    .updateTable('experience')
    .set({ undone: toFlag(true) })
    .where('campaign', '=', campaign)
    .where('character', '=', character)
    .where('id', '=', id)
    .execute()
  logExperience(tx, character, { entryId: id, undone: true })
}

export async function readExperience(
  { db, campaign }: CampaignTables,
  characterId: string,
): Promise<ExperienceRecord[]> {
  const rows = await db
    .selectFrom('experience')
    .where('campaign', '=', campaign)
    .where('character', '=', characterId)
    .select(['id', 'at', 'by', 'amount', 'text', 'bought', 'undone'])
    .orderBy('at', 'desc')
    .execute()
  return rows.map(({ bought, undone, ...row }) => ({
    ...row,
    bought: bought && fromJson(bought),
    undone: undone === 1,
  }))
}

/** Later than the character's other entries, so their order is unambiguous. */
async function timeAfterNewest(tx: CampaignTransaction, characterId: string): Promise<number> {
  const [newest] = await readExperience(tx, characterId)
  return Math.max(tx.at, (newest?.at ?? 0) + 1)
}

function logExperience(tx: CampaignTransaction, character: string, payload: ExperienceChange['payload']): void {
  const change: ExperienceChange = { audience: 'entity', operation: 'experience', subject: character, payload }
  tx.log(change)
}
