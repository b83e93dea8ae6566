import { keyOf } from '#campaign-folder/entity-names.ts'
import type { CampaignTables } from '#database/database.ts'

/** More than are ever shown, so that the best are among them. */
const FOUND_MAX = 500

/**
 * The ids of the entities that a text begun with these words may mean, best first: by the beginning of a name, of an alias, then of a word in
 * one of them. Without words, those that were written last.
 */
export async function completeLink(tables: CampaignTables, query: string, limit: number): Promise<string[]> {
  const begun = keyOf(query)
  if (begun === '') return await readLastWritten(tables, limit)
  const { db, campaign } = tables
  const rows = await db
    .selectFrom('entityName')
    .where('campaign', '=', campaign)
    // A key has letters, digits and spaces only.
    .where((eb) => eb.or([eb('key', 'like', `${begun}%`), eb('key', 'like', `% ${begun}%`)]))
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

async function readLastWritten({ db, campaign }: CampaignTables, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('entity')
    .where('campaign', '=', campaign)
    .select('id')
    .orderBy('writtenAt', 'desc')
    .orderBy('sortName')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
