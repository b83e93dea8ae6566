import type { Compilable, CompiledQuery, Kysely } from 'kysely'

import type { Tables } from '../tables.ts'

/** A placeholder for a value that each call supplies. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** Every property is a placeholder of the same name. */
const placeholders: object = new Proxy({}, { get: (_target, name) => new Placeholder(String(name)) })

/**
 * A query that is compiled once and executed with the values of each call, for queries that run many times a second. `build` may only pass
 * the given values to the query: the shape of the query must not depend on them or on anything else.
 */
export function prepared<Given extends object, Row>(
  build: (db: Kysely<Tables>, given: Given) => Compilable<Row>,
): (db: Kysely<Tables>, given: Given) => Promise<Row[]> {
  let known: CompiledQuery<Row> | null = null
  return async (db, given) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a placeholder is passed in place of the value
    known ??= build(db, placeholders as Given).compile()
    const values = new Map(Object.entries(given))
    const parameters = known.parameters.map((value): unknown =>
      value instanceof Placeholder ? values.get(value.name) : value,
    )
    return (await db.executeQuery<Row>({ ...known, parameters })).rows
  }
}
