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
  const loading = new FactsLoading()
  for (const { schema, rows } of all) {
    loading.add(schema, [])
    for (const row of rows) loading.add(schema, row, 1)
  }
  return loading.facts
}

/** Facts that come piece by piece; between two pieces other work can be done. */
export class FactsLoading {
  readonly #relations = new Map<string, Relation>()
  readonly #schemas: RelationSchema[] = []
  readonly #symbols = new ValuePool<string>()
  readonly #floats = new ValuePool<number>()
  readonly #meter = unmetered()

  /** `values` are those of so many rows, one row after the other. Throws a `TypeError` for what does not fit the relation. */
  add(schema: RelationSchema, values: readonly Value[], rows = values.length / (schema.attributes.length || 1)): void {
    const relation = this.#relations.get(schema.name) ?? this.#begin(schema)
    const { types, arity } = relation
    if (values.length !== rows * arity) throw wrongRow(schema.name, undefined, 'value')
    const cells = new Int32Array(values.length)
    for (const [index, value] of values.entries())
      cells[index] = this.#cellOf(value, types[index % arity] ?? 'symbol', schema.name)
    relation.insert(cells, rows, this.#meter)
  }

  /** All that was added. */
  get facts(): Facts {
    return { schemas: this.#schemas, relations: this.#relations, symbols: this.#symbols, floats: this.#floats }
  }

  #begin(schema: RelationSchema): Relation {
    const relation = new Relation(schema.attributes.map(({ type }) => type))
    this.#schemas.push(schema)
    this.#relations.set(schema.name, relation)
    return relation
  }

  #cellOf(value: Value | undefined, type: ValueType, name: string): number {
    if (type === 'symbol' && typeof value === 'string') return this.#symbols.id(value, this.#meter)
    if (type === 'float' && typeof value === 'number') return this.#floats.id(value, this.#meter)
    if (type === 'number' && typeof value === 'number' && Number.isInteger(value)) return value | 0
    throw wrongRow(name, value, type)
  }
}

function wrongRow(name: string, value: Value | undefined, type: string): TypeError {
  return new TypeError(`a row of ${name} holds ${typeof value} where a ${type} belongs`)
}
