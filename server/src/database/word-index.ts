import type { VisibilityScope } from '@waybook/contract'
import { sql, type Kysely, type RawBuilder } from 'kysely'

import type { CampaignTables } from './database.ts'
import { listOf } from './statement/lists.ts'
import type { Tables } from './tables.ts'

/** Which words of an entity to search: those of its name, those that players may read, or all. */
type Words = 'name' | 'open' | 'whole'

interface IndexedWords extends Readonly<Record<Words, string>> {
  readonly number: number
}

/** Players cannot find an entity by secret words, even if they may see the entity. */
export function readableBy(scope: VisibilityScope): Words {
  return scope.everything ? 'whole' : 'open'
}

/* Full-text search differs between databases; the following functions are specific to SQLite. */

/** The numbers of the entities in which each of the words is the prefix of a word. */
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
