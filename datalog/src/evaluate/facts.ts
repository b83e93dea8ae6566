import type { RelationSchema } from '../schema.ts'
import type { Value, ValueType } from '../value-type.ts'
import { unmetered } from './meter.ts'
import { Relation } from './rows/relation.ts'
import { ValuePool } from './rows/value-pool.ts'

/** The facts that queries are asked of: loaded once, and never changed by a query. */
export interface Facts {
  readonly schemas: readonly RelationSchema[]
  readonly relations: ReadonlyMap<string, Relation>
  readonly symbols: ValuePool<string>
  readonly floats: ValuePool<number>
}

/** Rows have a value for each attribute: texts for symbols, numbers otherwise. */
export interface FactRows {
  readonly schema: RelationSchema
  readonly rows: Iterable<readonly Value[]>
}

/** A row of the wrong shape is a mistake of the caller and throws a `TypeError`. */
export function loadFacts(all: Iterable<FactRows>): Facts {
  const schemas: RelationSchema[] = []
  const relations = new Map<string, Relation>()
  const symbols = new ValuePool<string>()
  const floats = new ValuePool<number>()
  const meter = unmetered()
  const cellOf = (value: Value | undefined, type: ValueType, name: string): number => {
    if (type === 'symbol' && typeof value === 'string') return symbols.id(value, meter)
    if (type === 'float' && typeof value === 'number') return floats.id(value, meter)
    if (type === 'number' && typeof value === 'number' && Number.isInteger(value)) return value | 0
    throw new TypeError(`a row of ${name} holds ${typeof value} where a ${type} belongs`)
  }
  for (const { schema, rows } of all) {
    schemas.push(schema)
    const relation = new Relation(schema.attributes.map(({ type }) => type))
    relations.set(schema.name, relation)
    const cells = new Int32Array(relation.arity)
    for (const row of rows) {
      for (const [column, type] of relation.types.entries()) cells[column] = cellOf(row[column], type, schema.name)
      relation.insert(cells, meter)
    }
  }
  return { schemas, relations, symbols, floats }
}
