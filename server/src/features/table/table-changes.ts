import type { CampaignTables } from '../../database/campaign-tables.ts'
import { changeColumns } from '../../database/change-log.ts'
import type { Actor, TableDeed } from '../../database/change-record.ts'
import { fromJson } from '../../database/statement/json-column.ts'

export async function readTableDeeds(
  { db, campaign }: CampaignTables,
  actor: Actor,
  newest: number,
): Promise<TableDeed[]> {
  const rows = await db
    .selectFrom('change')
    .where('campaign', '=', campaign)
    .where('actor', '=', actor)
    .where('operation', 'in', ['token', 'activeScene'])
    .select(changeColumns)
    .orderBy('seq', 'desc')
    .limit(newest)
    .execute()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an operation and its payload were noted together
  return rows.toReversed().map((row) => ({ ...row, payload: fromJson(row.payload) }) as TableDeed)
}
