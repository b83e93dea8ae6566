import type { Compilable, CompiledQuery, Kysely } from 'kysely'

import type { Tables } from '../tables.ts'

/** A placeholder for a value that each call fills in. */
class Blank {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** Every property is a blank of its name. */
const blanks: object = new Proxy({}, { get: (_target, name) => new Blank(String(name)) })

/**
 * A query that is compiled once, for what runs many times a second; calls only fill in their values. `build` may do nothing with
 * a given value but hand it to the query, and what it builds may depend on nothing else.
 */
export function prepared<Given extends object, Row>(
  build: (db: Kysely<Tables>, given: Given) => Compilable<Row>,
): (db: Kysely<Tables>, given: Given) => Promise<Row[]> {
  let known: CompiledQuery<Row> | null = null
  return async (db, given) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the query takes a blank as it takes the value
    known ??= build(db, blanks as Given).compile()
    const values = new Map(Object.entries(given))
    const parameters = known.parameters.map((value): unknown =>
      value instanceof Blank ? values.get(value.name) : value,
    )
    return (await db.executeQuery<Row>({ ...known, parameters })).rows
  }
}
