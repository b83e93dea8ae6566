import { compile } from '../compile.ts'
import { explain } from '../diagnostic.ts'
import { tabSeparated } from '../evaluate/answer.ts'
import { evaluate } from '../evaluate/evaluate.ts'
import { loadFacts, type FactRows } from '../evaluate/facts.ts'
import type { Budget } from '../evaluate/meter.ts'

/** Far more than a test needs, so an endless loop fails instead of hanging. */
const generous: Budget = {
  steps: 20_000_000,
  rows: 2_000_000,
  answerRows: 1_000_000,
  answerCharacters: 10_000_000,
  bytes: 512 * 2 ** 20,
  milliseconds: Infinity,
  now: () => 0,
}

/** The lines of the answer, or the formatted errors. */
export function ask(text: string, facts: readonly FactRows[] = [], budget: Partial<Budget> = {}): string[] | string {
  const loaded = loadFacts(facts)
  const compiled = compile(text, loaded.schemas)
  if (!compiled.ok) return compiled.errors.map((error) => explain(error, text)).join('\n\n')
  const answer = evaluate(compiled.query, loaded, { ...generous, ...budget })
  return answer.ok ? tabSeparated(answer.tables) : explain(answer.error, text)
}
