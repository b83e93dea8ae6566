import { sql, type RawBuilder } from 'kysely'

/* Databases differ in how they take a list as one parameter; this is SQLite's way. */

/**
 * A list for `where(column, 'in', listOf(ids))`. As one parameter, it makes lists of any length the same statement, which is prepared once, and
 * is not subject to SQLite's limit of 32,766 parameters.
 */
export function listOf<Value extends string | number>(values: readonly Value[]): RawBuilder<Value> {
  return sql<Value>`(select value from json_each(${JSON.stringify(values)}))`
}
