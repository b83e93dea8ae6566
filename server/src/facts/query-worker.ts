import { parentPort } from 'node:worker_threads'

import { compile, evaluate, explain, loadFacts, tabSeparated, type Facts, type Value } from '@waybook/datalog'

import { factRelations } from './fact-relations.ts'
import { budgetOf } from './query-limits.ts'
import type { QueryAnswer, QueryOrder } from './query-messages.ts'

/** Chunks as they came, until they are whole. */
const coming = new Map<string, ReadonlyMap<string, readonly Value[]>[]>()
const resident = new Map<string, Facts>()

function build(name: string): QueryAnswer {
  const chunks = coming.get(name) ?? []
  coming.delete(name)
  const facts = loadFacts(
    factRelations.map((schema) => ({ schema, rows: rowsOf(chunks, schema.name, schema.attributes.length) })),
  )
  resident.set(name, facts)
  return { rows: [] }
}

function* rowsOf(chunks: readonly ReadonlyMap<string, readonly Value[]>[], relation: string, arity: number) {
  for (const chunk of chunks) {
    const values = chunk.get(relation) ?? []
    for (let from = 0; from < values.length; from += arity) yield values.slice(from, from + arity)
  }
}

function answer(name: string, text: string, milliseconds: number): QueryAnswer {
  const facts = resident.get(name)
  if (!facts) return { error: 'Error: the facts are not there' }
  const compiled = compile(text, factRelations)
  if (!compiled.ok) return { error: compiled.errors.map((error) => explain(error, text)).join('\n\n') }
  const answered = evaluate(compiled.query, facts, budgetOf(milliseconds))
  return answered.ok ? { rows: tabSeparated(answered.tables) } : { error: explain(answered.error, text) }
}

parentPort?.on('message', (order: QueryOrder) => {
  switch (order.kind) {
    case 'load':
      coming.set(order.facts, [...(coming.get(order.facts) ?? []), order.rows])
      break
    case 'drop':
      coming.delete(order.facts)
      resident.delete(order.facts)
      break
    case 'build':
      parentPort?.postMessage(build(order.facts))
      break
    case 'ask':
      parentPort?.postMessage(answer(order.facts, order.query, order.milliseconds))
  }
})
