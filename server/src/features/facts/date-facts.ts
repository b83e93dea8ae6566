import type { VisibilityScope } from '@waybook/contract'

import type { CampaignTables } from '#database/database.ts'
import { listOf } from '#database/statement/lists.ts'

import { knownDate } from '../entities/known-date.ts'

/** When something happens in the world: its first and last day, in days of the campaign's calendar. */
export interface DateFacts {
  readonly entity: string
  readonly begins: number
  readonly ends: number
}

/** The dates of these entities that the scope knows. Leaves out dates that are not in the calendar. All `ids` must be within the scope. */
export async function readDates(
  { db, campaign }: CampaignTables,
  ids: readonly string[],
  scope: VisibilityScope,
): Promise<DateFacts[]> {
  const rows = await db
    .selectFrom('entity')
    .where('campaign', '=', campaign)
    .where('id', 'in', listOf(db, ids))
    .where('dates', 'is not', null)
    .select(['id', 'dates'])
    .execute()
  return rows.flatMap(({ id, dates }) => {
    const { first = null, last = null } = knownDate(dates, scope) ?? {}
    return first === null ? [] : [{ entity: id, begins: first, ends: last ?? first }]
  })
}
