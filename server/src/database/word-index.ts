import { editsAllowed, nearTo, type VisibilityScope } from '@waybook/contract'
import { sql, type Kysely, type RawBuilder } from 'kysely'

import { mapInSlices } from '#runtime/slices.ts'

import type { CampaignTables } from './database.ts'
import { engineOf } from './engine.ts'
import { toFlag } from './statement/columns.ts'
import { asOneValue, chunks, divided, inBatches, listOf } from './statement/lists.ts'
import type { Tables } from './tables.ts'

/** The words of an entity to search: the name, the words that all players may read, or all words. */
type Words = 'name' | 'open' | 'whole'

/** The words that a viewer may find entities by. */
interface Readable {
  readonly among: Words
  /** The character whose player may also read the words of variants. */
  readonly variantsFor: string | null
}

export const NAMES: Readable = { among: 'name', variantsFor: null }

interface IndexedWords extends Readonly<Record<Words, string>> {
  readonly number: number
}

/** Players cannot find an entity by words that are secret to them, even if they may see the entity. */
export function readableBy(scope: VisibilityScope): Readable {
  if (scope.everything) return { among: 'whole', variantsFor: null }
  return { among: 'open', variantsFor: scope.ownCharacter }
}

/** A search word, and the known words that resemble it. */
export interface WordWithNear {
  readonly word: string
  readonly near: readonly string[]
}

/** The numbers of the entities that match every word: by a word that begins with it, or by one of its near words. */
export function numbersNear(
  tables: CampaignTables,
  words: readonly WordWithNear[],
  { among, variantsFor }: Readable,
): RawBuilder<number> {
  const indexed = indexedNumbers(tables.db, words, among)
  if (variantsFor === null) return sql<number>`(${indexed})`
  return sql<number>`(${indexed} union all ${variantNumbers(tables, words, variantsFor)})`
}

/** Scans all variants, because a character has few. Words consist of letters and digits, which need no escaping in a pattern. */
function variantNumbers({ campaign }: CampaignTables, words: readonly WordWithNear[], character: string) {
  const text = sql`' ' || "entityVariant".words || ' '`
  const every = words.map(({ word, near }) => {
    const patterns = [`% ${word}%`, ...near.map((one) => `% ${one} %`)]
    return sql`(${sql.join(
      patterns.map((pattern) => sql`${text} like ${pattern}`),
      sql` or `,
    )})`
  })
  return sql<number>`select entity.number from "entityVariant"
    inner join entity on entity.campaign = "entityVariant".campaign and entity.id = "entityVariant".entity
    where "entityVariant".campaign = ${campaign} and "entityVariant".character = ${character} and ${sql.join(every, sql` and `)}`
}

function indexedNumbers(db: Kysely<Tables>, words: readonly WordWithNear[], among: Words): RawBuilder<number> {
  if (engineOf(db) === 'postgres') {
    const quoted = (word: string) => `'${word.replaceAll("'", "''")}'`
    const every = words
      .map(({ word, near }) => `(${[`${quoted(word)}:*`, ...near.map(quoted)].join(' | ')})`)
      .join(' & ')
    return sql<number>`select number from "entityWords" where ${sql.ref(among)} @@ ${every}::tsquery`
  }
  const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`
  const every = words
    .map(({ word, near }) => `(${[`${quoted(word)}*`, ...near.map(quoted)].join(' OR ')})`)
    .join(' AND ')
  return sql<number>`select rowid from "entityWords" where "entityWords" match ${`{${among}} : (${every})`}`
}

export async function indexWords(db: Kysely<Tables>, entities: readonly IndexedWords[]): Promise<void> {
  if (engineOf(db) === 'postgres') {
    // The words are normalized, so they need no splitting or stemming.
    const vector = (text: string) => sql`array_to_tsvector(array_remove(string_to_array(${text}, ' '), ''))`
    const rows = entities.map(
      ({ number, name, open, whole }) => sql`(${number}, ${vector(name)}, ${vector(open)}, ${vector(whole)})`,
    )
    await sql`insert into "entityWords" (number, name, open, whole) values ${sql.join(rows)}`.execute(db)
    return
  }
  const rows = entities.map(({ number, name, open, whole }) => sql`(${number}, ${name}, ${open}, ${whole})`)
  await sql`insert into "entityWords" (rowid, name, open, whole) values ${sql.join(rows)}`.execute(db)
}

/**
 * Finds the known words that resemble each word. They may come from hidden entities, so they must never be returned to a user, who may
 * only learn which visible entities contain them.
 */
export async function withNearWords(
  tables: CampaignTables,
  words: readonly string[],
  readable: Readable,
): Promise<WordWithNear[]> {
  const known = await knownWords(tables, readable)
  const found: WordWithNear[] = []
  for (const word of words) found.push({ word, near: editsAllowed(word) === 0 ? [] : await nearAmong(known, word) })
  return found
}

async function nearAmong(known: readonly string[], word: string): Promise<string[]> {
  const isNear = nearTo(word)
  const near = await mapInSlices(known, (one) => isNear(one) && !one.startsWith(word))
  return known.filter((_, index) => near[index])
}

async function knownWords({ db, campaign }: CampaignTables, { among, variantsFor }: Readable): Promise<string[]> {
  const known = await db
    .selectFrom('knownWord')
    .select(asOneValue('word').as('words'))
    .where('campaign', '=', campaign)
    .$if(among !== 'whole', (query) => query.where('open', '=', 1))
    .executeTakeFirst()
  const open = divided(known?.words)
  if (variantsFor === null) return open
  const variants = await db
    .selectFrom('entityVariant')
    .select('words')
    .where('campaign', '=', campaign)
    .where('character', '=', variantsFor)
    .execute()
  return variants.length === 0 ? open : [...new Set([...open, ...variants.flatMap(({ words }) => words.split(' '))])]
}

export async function knowWords(
  { db, campaign }: CampaignTables,
  { open, whole }: { readonly open: ReadonlySet<string>; readonly whole: ReadonlySet<string> },
): Promise<void> {
  const rows = [...whole].map((word) => ({ campaign, word, open: toFlag(open.has(word)) }))
  const insert = db.insertInto('knownWord').onConflict((conflict) =>
    conflict.columns(['campaign', 'word']).doUpdateSet({
      open: sql`case when excluded."open" > "knownWord"."open" then excluded."open" else "knownWord"."open" end`,
    }),
  )
  await inBatches(rows, async (some) => await insert.values(some).execute())
}

export async function forgetWords({ db, campaign }: CampaignTables, ids: readonly string[]): Promise<void> {
  const numbers = db
    .selectFrom('entity')
    .select('number')
    .where('campaign', '=', campaign)
    .where('id', 'in', listOf(db, ids))
  const key = sql.ref(engineOf(db) === 'postgres' ? 'number' : 'rowid')
  await sql`delete from "entityWords" where ${key} in (${numbers})`.execute(db)
}

/** The words of all entities, in batches, from either engine. Their order and repetitions are lost, but no search depends on them. */
export async function* readWords(db: Kysely<Tables>, batch: number): AsyncGenerator<IndexedWords[]> {
  if (engineOf(db) === 'sqlite') return yield* chunks(await wordsInSqlite(db), batch)
  for (let after = -1; ;) {
    const rows = await wordsInPostgres(db, after, batch)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.number
  }
}

async function wordsInPostgres(db: Kysely<Tables>, after: number, limit: number): Promise<IndexedWords[]> {
  const text = (column: Words) => sql`array_to_string(tsvector_to_array(${sql.ref(column)}), ' ') as ${sql.ref(column)}`
  const { rows } = await sql<IndexedWords>`
    select number, ${text('name')}, ${text('open')}, ${text('whole')} from "entityWords"
    where number > ${after} order by number limit ${limit}
  `.execute(db)
  return rows
}

/** SQLite's index has no texts, but a vocabulary of words and their positions. It is sorted by word, so it is read as a whole. */
async function wordsInSqlite(db: Kysely<Tables>): Promise<IndexedWords[]> {
  await sql`create virtual table if not exists temp."entityVocabulary" using fts5vocab(main, "entityWords", instance)`.execute(
    db,
  )
  const { rows } = await sql<{ readonly doc: number; readonly col: Words; readonly term: string }>`
    select distinct doc, col, term from temp."entityVocabulary"
  `.execute(db)
  const found = new Map<number, Record<Words, string[]>>()
  for (const { doc, col, term } of rows) {
    const words = found.get(doc) ?? { name: [], open: [], whole: [] }
    words[col].push(term)
    found.set(doc, words)
  }
  return [...found].map(([number, { name, open, whole }]) => ({
    number,
    name: name.join(' '),
    open: open.join(' '),
    whole: whole.join(' '),
  }))
}
