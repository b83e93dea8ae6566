import type { VisibilityScope } from '@waybook/contract'
import { sql, type Kysely, type RawBuilder } from 'kysely'

import type { CampaignTables } from './campaign-tables.ts'
import { listOf } from './statement/in-list.ts'
import type { Tables } from './tables.ts'

/** Which of an entity's words are asked: of its name, of all that players may read, or of everything. */
type Words = 'name' | 'open' | 'whole'

interface IndexedWords extends Readonly<Record<Words, string>> {
  readonly number: number
}

/** Secret words find nothing for players, not even what is shown to them. */
export function readableBy(scope: VisibilityScope): Words {
  return scope.everything ? 'whole' : 'open'
}

/* Full text search is where databases differ: what follows is all that is SQLite's own. */

/** The numbers of the entities in which every word begins a word. */
export function numbersWith(words: readonly string[], among: Words): RawBuilder<number> {
  const every = words.map((word) => `"${word.replaceAll('"', '""')}"*`).join(' AND ')
  return sql<number>`(select rowid from "entityWords" where "entityWords" match ${`{${among}} : (${every})`})`
}

export async function indexWords(db: Kysely<Tables>, entities: readonly IndexedWords[]): Promise<void> {
  const rows = entities.map(({ number, name, open, whole }) => sql`(${number}, ${name}, ${open}, ${whole})`)
  await sql`insert into "entityWords" (rowid, name, open, whole) values ${sql.join(rows)}`.execute(db)
}

export async function forgetWords({ db, campaign }: CampaignTables, ids: readonly string[]): Promise<void> {
  const numbers = db
    .selectFrom('entity')
    .select('number')
    .where('campaign', '=', campaign)
    .where('id', 'in', listOf(ids))
  await sql`delete from "entityWords" where rowid in (${numbers})`.execute(db)
}
