import { failureOf, Problem } from '@waybook/contract'
import { useEffect, useRef, useState } from 'react'

import { request } from '../../client/request.ts'

/** What has become of the question that was asked last. */
export type Asking =
  | { readonly state: 'none' | 'asked' | 'cancelled' }
  | { readonly state: 'failed'; readonly query: string; readonly error: string }
  | { readonly state: 'answered'; readonly query: string; readonly lines: readonly string[]; readonly tookMs: number }

/** One question at a time: a new one, or leaving the page, gives up the one before. */
export function useQuestion() {
  const [asking, setAsking] = useState<Asking>({ state: 'none' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const ask = async (query: string) => {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    setAsking({ state: 'asked' })
    const began = performance.now()
    const answer = await askFacts(query, signal)
    if (signal.aborted) return
    const tookMs = performance.now() - began
    setAsking(
      'error' in answer ? { state: 'failed', query, ...answer } : { state: 'answered', query, ...answer, tookMs },
    )
  }
  const cancel = () => {
    running.current?.abort()
    setAsking({ state: 'cancelled' })
  }
  return { asking, ask: (query: string) => void ask(query), cancel }
}

/** The lines of an answer, or what is wrong with the question, as a person reads it. */
type FactsAnswer = { readonly lines: readonly string[] } | { readonly error: string }

/** Asks once; whoever asks may give up by the signal, and the answer is then of no worth. Never throws. */
async function askFacts(query: string, signal: AbortSignal): Promise<FactsAnswer> {
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
