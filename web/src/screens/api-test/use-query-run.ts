import { failureOf, Problem } from '@waybook/contract'
import { useEffect, useRef, useState } from 'react'

import { request } from '#api/call.ts'

/** The state of the last query. */
export type QueryRun =
  | { readonly state: 'none' | 'running' | 'cancelled' }
  | { readonly state: 'failed'; readonly query: string; readonly error: string }
  | { readonly state: 'answered'; readonly query: string; readonly lines: readonly string[]; readonly tookMs: number }

/** Runs one query at a time. A new query, or leaving the page, aborts the previous one. */
export function useQueryRun() {
  const [run, setRun] = useState<QueryRun>({ state: 'none' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const execute = async (query: string) => {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    setRun({ state: 'running' })
    const began = performance.now()
    const answer = await askFacts(query, signal)
    if (signal.aborted) return
    const tookMs = performance.now() - began
    setRun('error' in answer ? { state: 'failed', query, ...answer } : { state: 'answered', query, ...answer, tookMs })
  }
  const cancel = () => {
    running.current?.abort()
    setRun({ state: 'cancelled' })
  }
  return { run, execute: (query: string) => void execute(query), cancel }
}

/** Returns the error of a refused query instead of throwing it. Ignore the result after `signal` has aborted. */
async function askFacts(query: string, signal: AbortSignal): Promise<FactsAnswer> {
  const headers = { 'Content-Type': 'application/json' }
  const params = { query }
  const body = JSON.stringify({ operation: 'rawQuery', params })
  try {
    return readFacts(
      await request('/api/query', { method: 'POST', headers, body, signal }, failureOf('rawQuery', params)),
    )
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return asError(error.message)
  }
}

/** The lines of an answer, or a readable error. */
type FactsAnswer = { readonly lines: readonly string[] } | { readonly error: string }

/** Reads the body of an answered query. Every error begins with 'Error: ', whatever the server sends. */
export function readFacts(answer: unknown): FactsAnswer {
  if (typeof answer !== 'object' || answer === null) return asError('no answer')
  if ('error' in answer) return asError(answer.error)
  return { lines: 'rows' in answer && Array.isArray(answer.rows) ? answer.rows.map(String) : [] }
}

function asError(message: unknown): { readonly error: string } {
  const text = typeof message === 'string' && message !== '' ? message : 'Unknown error'
  return { error: text.startsWith('Error: ') ? text : `Error: ${text}` }
}
