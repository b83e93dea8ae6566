import { failureOf, Problem } from '@waybook/contract'

import { request } from '../../client/request.ts'

/** The lines of an answer, or what is wrong with the question, as a person reads it. */
export type FactsAnswer = { readonly lines: readonly string[] } | { readonly error: string }

/** Asks once; whoever asks may give up by the signal, and the answer is then of no worth. Never throws. */
export async function askFacts(query: string, signal: AbortSignal): Promise<FactsAnswer> {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ operation: 'rawQuery', params: { query } })
  try {
    return read(await request('/api/query', { method: 'POST', headers, body, signal }, failureOf('rawQuery')))
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { error: `Error: ${error.message}` }
  }
}

function read(answer: unknown): FactsAnswer {
  if (typeof answer !== 'object' || answer === null) return { error: 'Error: no answer' }
  if ('error' in answer) return { error: String(answer.error) }
  return { lines: 'rows' in answer && Array.isArray(answer.rows) ? answer.rows.map(String) : [] }
}
