import type { RelationSchema, Value, ValueType } from '../schema.ts'
import { unmetered } from './meter.ts'
import { Relation } from './rows/relation.ts'
import { ValuePool } from './rows/value-pool.ts'

/** The facts for queries. Loaded once; queries never change them. */
export interface Facts {
  readonly schemas: readonly RelationSchema[]
  readonly relations: ReadonlyMap<string, Relation>
  readonly symbols: ValuePool<string>
  readonly floats: ValuePool<number>
}

/** Rows with one value per attribute: a string for a symbol, otherwise a number. */
export interface FactRows {
  readonly schema: RelationSchema
  readonly rows: Iterable<readonly Value[]>
}

/**
 * Throws a `TypeError` if a row doesn't fit its schema.
 * @example
 * const schema = { name: 'tag', attributes: [{ name: 'entity', type: 'symbol' }, { name: 'tag', type: 'symbol' }] }
 * loadFacts([{ schema, rows: [['characters/kira', 'crew']] }]).relations.get('tag').count // 1
 */
export function loadFacts(all: Iterable<FactRows>): Facts {
  const loading = new FactsLoading()
  for (const { schema, rows } of all) {
    loading.add(schema, [])
    for (const row of rows) loading.add(schema, row, 1)
  }
  return loading.facts
}

/**
 * Loads facts in pieces, so the caller can do other work in between.
 * @example
 * const loading = new FactsLoading()
 * loading.add({ name: 'crew', attributes: [{ name: 'who', type: 'symbol' }] }, ['Kira', 'Tam'])
 * loading.facts.relations.get('crew').count // 2
 */
export class FactsLoading {
  readonly #relations = new Map<string, Relation>()
  readonly #schemas: RelationSchema[] = []
  readonly #symbols = new ValuePool<string>()
  readonly #floats = new ValuePool<number>()
  readonly #meter = unmetered()

  /** Adds `rows` rows with consecutive `values`. Throws a `TypeError` if they don't fit the relation. */
  add(schema: RelationSchema, values: readonly Value[], rows = values.length / (schema.attributes.length || 1)): void {
    const relation = this.#relations.get(schema.name) ?? this.#begin(schema)
    const { types, arity } = relation
    if (values.length !== rows * arity) throw wrongRow(schema.name, undefined, 'value')
    const cells = new Int32Array(values.length)
    for (const [index, value] of values.entries())
      cells[index] = this.#cellOf(value, types[index % arity] ?? 'symbol', schema.name)
    relation.insert(cells, rows, this.#meter)
  }

  /** All facts added so far. */
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
  return new TypeError(`a row of ${name} has ${typeof value} instead of ${type}`)
}
