import { sql, type RawBuilder } from 'kysely'

/*
 * Lists of parameters are where databases differ: this is SQLite's way.
 */

/**
 * A list for `where(column, 'in', listOf(ids))`. It is one parameter, so that lists of any length are the same statement, prepared once, and
 * none meets SQLite's limit of 32,766 parameters.
 */
export function listOf<Value extends string | number>(values: readonly Value[]): RawBuilder<Value> {
  return sql<Value>`(select value from json_each(${JSON.stringify(values)}))`
}
