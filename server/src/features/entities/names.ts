import type { VisibilityScope } from '@waybook/contract'

import { type CampaignTables, withinScope } from '#database/database.ts'
import { toList } from '#database/statement/columns.ts'
import { listIn } from '#database/statement/lists.ts'
import { preparedInScope } from '#database/statement/prepared-in-scope.ts'

import type { NameRecord } from './entity-record.ts'

/** The names of these entities that the scope includes, in no particular order. */
export async function readNames(
  tables: CampaignTables,
  ids: readonly string[],
  scope: VisibilityScope,
): Promise<NameRecord[]> {
  if (ids.length === 0) return []
  const rows = await selectNames(tables, scope, { ids: JSON.stringify(ids) })
  return rows.map((row) => ({ ...row, readers: toList(row.readers) }))
}

/** `ids` is a JSON list. */
const selectNames = preparedInScope(({ db, campaign }, scope, { ids }: { readonly ids: string }) =>
  db
    .selectFrom('entity')
    .where('entity.campaign', '=', campaign)
    .where('entity.id', 'in', listIn(db, ids))
    .where(withinScope(scope, 'name'))
    .select(['entity.id', 'entity.name', 'entity.reveal', 'entity.readers']),
)
