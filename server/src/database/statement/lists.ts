import { type Insertable, type Kysely, sql, type RawBuilder } from 'kysely'

import type { Tables } from '../tables.ts'

/** Within SQLite's parameter limit. A fixed batch size lets the statement be prepared once. */
export const BATCH_SIZE = 50

/** Inserts any number of rows, including none. */
export async function insertInto<Table extends keyof Tables>(
  db: Kysely<Tables>,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  for (const some of chunks(rows, BATCH_SIZE)) await db.insertInto(table).values(some).execute()
}

export function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

/* Databases differ in how to pass a list as one parameter; this is for SQLite. */

/**
 * A list for `where(column, 'in', listOf(ids))`. As it is passed as one parameter, lists of any length share one prepared statement and
 * SQLite's limit of 32,766 parameters does not apply.
 */
export function listOf<Value extends string | number>(values: readonly Value[]): RawBuilder<Value> {
  return listIn<Value>(JSON.stringify(values))
}

/** The same for a list that is already JSON, such as a value of a prepared query. */
export function listIn<Value extends string | number>(json: string): RawBuilder<Value> {
  return sql<Value>`(select value from json_each(${json}))`
}
