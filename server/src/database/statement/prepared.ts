import type { Compilable, CompiledQuery, Kysely } from 'kysely'

import { type Engine, engineOf } from '../engine.ts'
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
 * A query that is compiled once for each engine and executed with the values of each call. For queries that run many times a second.
 * `build` may only pass the given values to the query. The shape of the query must not depend on them or on anything else.
 */
export function prepared<Given extends object, Row>(
  build: (db: Kysely<Tables>, given: Given) => Compilable<Row>,
): (db: Kysely<Tables>, given: Given) => Promise<Row[]> {
  const compiled = new Map<Engine, CompiledQuery<Row>>()
  return async (db, given) => {
    const engine = engineOf(db)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a placeholder is passed in place of the value
    const known = compiled.get(engine) ?? build(db, placeholders as Given).compile()
    compiled.set(engine, known)
    const values = new Map(Object.entries(given))
    const parameters = known.parameters.map((value): unknown =>
      value instanceof Placeholder ? values.get(value.name) : value,
    )
    return (await db.executeQuery<Row>({ ...known, parameters })).rows
  }
}
