import { editsAllowed, nearTo, type VisibilityScope } from '@waybook/contract'
import { sql, type Kysely, type RawBuilder } from 'kysely'

import type { CampaignTables } from './database.ts'
import { toFlag } from './statement/columns.ts'
import { BATCH_SIZE, chunks, listOf } from './statement/lists.ts'
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
  return numbersMatching(words.map(beginning), among)
}

/** A search word, and the known words that resemble it. */
export interface WordWithNear {
  readonly word: string
  readonly near: readonly string[]
}

/** The numbers of the entities that have, for each of the words, one that it is the prefix of, or one of its near words. */
export function numbersNear(words: readonly WordWithNear[], among: Words): RawBuilder<number> {
  return numbersMatching(
    words.map(({ word, near }) => `(${[beginning(word), ...near.map(quoted)].join(' OR ')})`),
    among,
  )
}

function numbersMatching(every: readonly string[], among: Words): RawBuilder<number> {
  return sql<number>`(select rowid from "entityWords" where "entityWords" match ${`{${among}} : (${every.join(' AND ')})`})`
}

const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`
const beginning = (word: string) => `${quoted(word)}*`

export async function indexWords(db: Kysely<Tables>, entities: readonly IndexedWords[]): Promise<void> {
  const rows = entities.map(({ number, name, open, whole }) => sql`(${number}, ${name}, ${open}, ${whole})`)
  await sql`insert into "entityWords" (rowid, name, open, whole) values ${sql.join(rows)}`.execute(db)
}

/**
 * Finds for each word the known words that resemble it. They may be words of hidden entities, so they must never be returned: whoever
 * looks for them may only learn which visible entities have them.
 */
export async function withNearWords(
  { db, campaign }: CampaignTables,
  words: readonly string[],
  among: Words,
): Promise<WordWithNear[]> {
  const known = await db
    .selectFrom('knownWord')
    .select('word')
    .where('campaign', '=', campaign)
    .$if(among !== 'whole', (query) => query.where('open', '=', 1))
    .execute()
  return words.map((word) => {
    if (editsAllowed(word) === 0) return { word, near: [] }
    const isNear = nearTo(word)
    return { word, near: known.map((one) => one.word).filter((one) => isNear(one) && !one.startsWith(word)) }
  })
}

export async function knowWords(
  { db, campaign }: CampaignTables,
  { open, whole }: { readonly open: ReadonlySet<string>; readonly whole: ReadonlySet<string> },
): Promise<void> {
  const rows = [...whole].map((word) => ({ campaign, word, open: toFlag(open.has(word)) }))
  for (const some of chunks(rows, BATCH_SIZE))
    await db
      .insertInto('knownWord')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['campaign', 'word']).doUpdateSet({ open: sql`max("knownWord".open, excluded.open)` }),
      )
      .execute()
}

export async function forgetWords({ db, campaign }: CampaignTables, ids: readonly string[]): Promise<void> {
  const numbers = db
    .selectFrom('entity')
    .select('number')
    .where('campaign', '=', campaign)
    .where('id', 'in', listOf(ids))
  await sql`delete from "entityWords" where rowid in (${numbers})`.execute(db)
}
