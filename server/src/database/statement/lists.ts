import { type Compilable, type CompiledQuery, type Insertable, type Kysely, sql, type RawBuilder } from 'kysely'

import { engineOf } from '../engine.ts'
import type { Tables } from '../tables.ts'

/** The number of rows in a batch. With a fixed size, the statement is prepared once. */
export const BATCH_SIZE = 50

/** The number of values in an insert. More are no faster. SQLite's limit is 32,766, PostgreSQL's 65,535. */
const VALUES = 2000

/** Inserts any number of rows, including none. All rows have the same columns. */
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
 * Returns a function that inserts a batch of rows with the same columns and returns the rows of the statement. `build` is called once for
 * each batch length, because building a statement takes longer than executing it.
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

/** Writes rows in batches, one after another. Builds each statement while the store executes the previous one. */
export async function inBatches<Row>(
  rows: readonly Row[],
  write: (some: Row[]) => Promise<unknown>,
  size = BATCH_SIZE,
): Promise<void> {
  let before: Promise<unknown> = Promise.resolve()
  for (const some of chunks(rows, size)) {
    const next = write(some)
    // If the previous batch fails, nobody awaits this one.
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
 * A list for `where(column, 'in', listOf(db, ids))`. It is one parameter, so lists of any length share one prepared statement and no limit
 * of parameters applies.
 */
export function listOf(db: Kysely<Tables>, values: readonly string[]): RawBuilder<string> {
  return listIn(db, JSON.stringify(values))
}

/** Like `listOf`, for a list that is already JSON, such as a value of a prepared query. */
export function listIn(db: Kysely<Tables>, json: string): RawBuilder<string> {
  return engineOf(db) === 'postgres'
    ? sql<string>`(select jsonb_array_elements_text(${json}::jsonb))`
    : sql<string>`(select value from json_each(${json}))`
}

/** Joins a column of values without spaces into one value for `divided`. Reading a row per value takes SQLite five times as long. */
export function asOneValue(column: string): RawBuilder<string | null> {
  return sql<string | null>`string_agg(${sql.ref(column)}, ' ')`
}

export function divided(values: string | null | undefined): string[] {
  return values ? values.split(' ') : []
}
