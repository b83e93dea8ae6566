import { sql, type RawBuilder } from 'kysely'

/* Databases differ in how to pass a list as one parameter; this is for SQLite. */

/**
 * A list for `where(column, 'in', listOf(ids))`. As it is passed as one parameter, lists of any length share one prepared statement and
 * SQLite's limit of 32,766 parameters does not apply.
 */
export function listOf<Value extends string | number>(values: readonly Value[]): RawBuilder<Value> {
  return sql<Value>`(select value from json_each(${JSON.stringify(values)}))`
}
