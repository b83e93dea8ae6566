import type { Diagnostic } from '../diagnostic.ts'
import type { Query } from '../query.ts'
import type { Attribute, Value, ValueType } from '../schema.ts'
import type { EvaluationContext } from './frame.ts'
import { compareTexts } from './functions/compare-texts.ts'
import type { Budget } from './meter.ts'
import { at } from './rows/cells.ts'
import type { Relation } from './rows/relation.ts'
import { tooManyAnswerRows, answerTextTooLong } from './stop-diagnostic.ts'

/** One relation of the answer. Rows are sorted by their columns from left to right: numbers by value, texts by code point. */
export interface Table {
  readonly relation: string
  readonly kind: 'output' | 'printsize'
  /** Only the count for `printsize`. */
  readonly attributes: readonly Attribute[]
  readonly rows: readonly (readonly Value[])[]
}

type Answers =
  | { readonly ok: true; readonly tables: readonly Table[] }
  | { readonly ok: false; readonly error: Diagnostic }

export function readAnswers(query: Query, world: EvaluationContext, budget: Budget): Answers {
  const tables: Table[] = []
  let letters = 0
  for (const { relation: name, kind } of query.answers) {
    const relation = world.relations.get(name)
    const schema = query.relations.get(name)
    if (!relation || !schema) continue
    if (kind === 'printsize')
      tables.push({ relation: name, kind, attributes: [{ name: 'rows', type: 'number' }], rows: [[relation.count]] })
    else if (relation.count > budget.answerRows)
      return { ok: false, error: tooManyAnswerRows(name, relation.count, budget) }
    else {
      letters += lettersIn(relation, world)
      if (letters > budget.answerCharacters) return { ok: false, error: answerTextTooLong(name, budget) }
      tables.push({ relation: name, kind, attributes: schema.attributes, rows: sortedRows(relation, world) })
    }
  }
  return { ok: true, tables }
}

/** The size of the answer, counted before its rows are built, because a few long texts may occur in many rows. */
function lettersIn({ cells, types, arity, count }: Relation, { symbols }: EvaluationContext): number {
  let letters = 0
  for (const [column, type] of types.entries())
    for (let row = 0; row < count; row++)
      letters += type === 'symbol' ? symbols.value(at(cells, row * arity + column)).length : 1
  return letters
}

function sortedRows(relation: Relation, world: EvaluationContext): Value[][] {
  const rows: Value[][] = []
  for (let row = 0; row < relation.count; row++)
    rows.push(
      relation.types.map((type, column) => valueOf(at(relation.cells, row * relation.arity + column), type, world)),
    )
  return rows.toSorted(compareRows)
}

function valueOf(cell: number, type: ValueType, { symbols, floats }: EvaluationContext): Value {
  if (type === 'symbol') return symbols.value(cell)
  return type === 'float' ? floats.value(cell) : cell
}

function compareRows(a: readonly Value[], b: readonly Value[]): number {
  for (const [column, one] of a.entries()) {
    const other = b[column]
    const order =
      typeof one === 'string' && typeof other === 'string' ? compareTexts(one, other) : Number(one) - Number(other)
    if (order !== 0) return order
  }
  return 0
}

/**
 * The answer as lines of tab-separated values. With several relations, and for `printsize`, each line begins with the name of its relation.
 * @example tabSeparated([{ relation: 'knows', kind: 'output', attributes: [], rows: [['Kira', 'Tam']] }]) // ['Kira\tTam']
 */
export function tabSeparated(tables: readonly Table[]): string[] {
  return tables.flatMap(({ relation, kind, rows }) =>
    rows.map((row) => {
      const values = row.length === 0 ? ['()'] : row.map((value) => escaped(String(value)))
      return (tables.length > 1 || kind === 'printsize' ? [relation, ...values] : values).join('\t')
    }),
  )
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** Escapes tabs and line breaks, which would break the format. */
function escaped(text: string): string {
  return text.replaceAll(/[\\\t\n\r]/g, (letter) => ESCAPES[letter] ?? letter)
}
