import { keyOf } from '#campaign-folder/entity-names.ts'
import type { CampaignTables } from '#database/database.ts'

import { isSwitchedOn } from '../library/switched-off.ts'

/** More than are ever shown, so the best are among them. */
const FOUND_MAX = 500

/**
 * The ids of the entities whose names or aliases match the beginning of a link, best first: an equal name or alias, then one that begins
 * with the query, then one with a word that does. For an empty query, the entities that were written last.
 */
export async function completeLink(tables: CampaignTables, query: string, limit: number): Promise<string[]> {
  const begun = keyOf(query)
  if (begun === '') return await readLastWritten(tables, limit)
  const { db, campaign } = tables
  const rows = await db
    .selectFrom('entityName')
    .where('campaign', '=', campaign)
    // A key has only letters, digits and spaces, so `like` needs no escapes.
    .where((eb) => eb.or([eb('key', 'like', `${begun}%`), eb('key', 'like', `% ${begun}%`)]))
    .where(isSwitchedOn(tables, 'entityName.entity'))
    .select(['entity', 'kind', 'key'])
    .orderBy('key')
    .orderBy('entity')
    .limit(FOUND_MAX)
    .execute()
  const rank = ({ kind, key }: (typeof rows)[number]) =>
    (key === begun ? 0 : key.startsWith(begun) ? 2 : 4) + (kind === 'name' ? 0 : 1)
  const best = rows.toSorted((one, other) => rank(one) - rank(other) || one.key.length - other.key.length)
  return [...new Set(best.map(({ entity }) => entity))].slice(0, limit)
}

async function readLastWritten(tables: CampaignTables, limit: number): Promise<string[]> {
  const { db, campaign } = tables
  const rows = await db
    .selectFrom('entity')
    .where('campaign', '=', campaign)
    .where(isSwitchedOn(tables))
    .select('id')
    .orderBy('writtenAt', 'desc')
    .orderBy('sortName')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
