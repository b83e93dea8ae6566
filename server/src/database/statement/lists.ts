import { type Compilable, type CompiledQuery, type Insertable, type Kysely, sql, type RawBuilder } from 'kysely'

import { engineOf } from '../engine.ts'
import type { Tables } from '../tables.ts'

/** In rows. A fixed size lets the statement be prepared once. */
export const BATCH_SIZE = 50

/** How many values one statement inserts: more make it no faster. SQLite's limit is 32,766, PostgreSQL's 65,535. */
const VALUES = 2000

/** Inserts any number of rows, including none. All have the same columns. */
export async function insertInto<Table extends keyof Tables>(
  db: Kysely<Tables>,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const insert = insertOf(db, (some: readonly Insertable<Tables[Table]>[]) => db.insertInto(table).values(some))
  await inBatches(rows, insert, Math.ceil(VALUES / Object.keys(first).length))
}

/**
 * A function that inserts batches of rows, which all have the same columns, and returns what the statement returns. `build` is called once for
 * all batches of a length, since building a statement takes longer than executing it.
 */
export function insertOf<Row extends Readonly<Record<string, unknown>>, Returned>(
  db: Kysely<Tables>,
  build: (rows: readonly Row[]) => Compilable<Returned>,
): (rows: readonly Row[]) => Promise<Returned[]> {
  const built = new Map<number, { readonly insert: CompiledQuery<Returned>; readonly columns: readonly string[] }>()
  return async (rows) => {
    const known = built.get(rows.length) ?? { insert: build(rows).compile(), columns: Object.keys(rows[0] ?? {}) }
    built.set(rows.length, known)
    const parameters = rows.flatMap((row) => known.columns.map((column) => row[column]))
    return (await db.executeQuery<Returned>({ ...known.insert, parameters })).rows
  }
}

/** Writes rows in batches, one after the other. Each statement is put together while the store executes the one before. */
export async function inBatches<Row>(
  rows: readonly Row[],
  write: (some: Row[]) => Promise<unknown>,
  size = BATCH_SIZE,
): Promise<void> {
  let before: Promise<unknown> = Promise.resolve()
  for (const some of chunks(rows, size)) {
    const next = write(some)
    // If the one before fails, nobody waits for this one.
    next.catch(() => {})
    await before
    before = next
  }
  await before
}

export function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

/**
 * A list for `where(column, 'in', listOf(db, ids))`. As it is passed as one parameter, lists of any length share one prepared statement and
 * no limit of parameters applies.
 */
export function listOf(db: Kysely<Tables>, values: readonly string[]): RawBuilder<string> {
  return listIn(db, JSON.stringify(values))
}

/** The same for a list that is already JSON, such as a value of a prepared query. */
export function listIn(db: Kysely<Tables>, json: string): RawBuilder<string> {
  return engineOf(db) === 'postgres'
    ? sql<string>`(select jsonb_array_elements_text(${json}::jsonb))`
    : sql<string>`(select value from json_each(${json}))`
}

/** A column of all rows, whose values have no spaces, as one value for `divided`: SQLite takes five times as long for a row with each. */
export function asOneValue(column: string): RawBuilder<string | null> {
  return sql<string | null>`string_agg(${sql.ref(column)}, ' ')`
}

export function divided(values: string | null | undefined): string[] {
  return values ? values.split(' ') : []
}
