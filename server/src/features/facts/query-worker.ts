import { parentPort } from 'node:worker_threads'

import { compile, evaluate, explain, FactsLoading, tabSeparated, type Facts } from '@waybook/datalog'

import { factRelations } from '#campaign-folder/facts/fact-relations.ts'
import { reportLoaded } from '#runtime/thread.ts'

import type { FactRows } from './fact-rows.ts'
import { budgetOf } from './query-limits.ts'
import type { NameSearch, QueryAnswer, QueryOrder } from './query-messages.ts'
import { LINK_SHOWS, nameFinder, type SpelledName } from './spelled-names.ts'

/** Sets of facts that are still being loaded. */
const coming = new Map<string, FactsLoading>()
const resident = new Map<string, Facts>()

/** Each chunk is processed while the main thread reads the next one. */
function load(name: string, chunk: FactRows): void {
  const loading = coming.get(name) ?? new FactsLoading()
  coming.set(name, loading)
  for (const schema of factRelations) loading.add(schema, chunk.get(schema.name) ?? [])
}

function build(name: string): QueryAnswer {
  load(name, new Map())
  const { facts } = coming.get(name) ?? new FactsLoading()
  coming.delete(name)
  resident.set(name, facts)
  return { rows: [] }
}

function answer(name: string, text: string, milliseconds: number): QueryAnswer {
  const facts = resident.get(name)
  if (!facts) return { error: 'Error: the facts are not loaded' }
  const compiled = compile(text, factRelations)
  if (!compiled.ok) return { error: compiled.errors.map((error) => explain(error, text)).join('\n\n') }
  const answered = evaluate(compiled.query, facts, budgetOf(milliseconds))
  return answered.ok ? { rows: tabSeparated(answered.tables) } : { error: explain(answered.error, text) }
}

/** A line for each name: the entity of the text, the words in it, the entity of the name, and a last column if a link shows the words. */
function findNames({ names, texts }: NameSearch): QueryAnswer {
  const find = nameFinder(names)
  const line = ({ entity, words, hidden, place }: SpelledName) =>
    [entity, words, hidden, ...(place === 'link' ? [LINK_SHOWS] : [])].join('\t')
  return { rows: texts.flatMap(find).map(line) }
}

parentPort?.on('message', (order: QueryOrder) => {
  switch (order.kind) {
    case 'load':
      load(order.facts, order.rows)
      break
    case 'drop':
      coming.delete(order.facts)
      resident.delete(order.facts)
      break
    case 'build':
      parentPort?.postMessage(build(order.facts))
      break
    case 'findNames':
      parentPort?.postMessage(findNames(order))
      break
    case 'ask':
      parentPort?.postMessage(answer(order.facts, order.query, order.milliseconds))
  }
})
reportLoaded()
