import { type Insertable, type Kysely, sql, type RawBuilder } from 'kysely'

import { engineOf } from '../engine.ts'
import type { Tables } from '../tables.ts'

/** Within SQLite's parameter limit. A fixed batch size lets the statement be prepared once. */
export const BATCH_SIZE = 50

/** Inserts any number of rows, including none. */
export async function insertInto<Table extends keyof Tables>(
  db: Kysely<Tables>,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  await inBatches(rows, async (some) => await db.insertInto(table).values(some).execute())
}

/** Writes rows in batches, one after the other. Each statement is put together while the store executes the one before. */
export async function inBatches<Row>(rows: readonly Row[], write: (some: Row[]) => Promise<unknown>): Promise<void> {
  let before: Promise<unknown> = Promise.resolve()
  for (const some of chunks(rows, BATCH_SIZE)) {
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
