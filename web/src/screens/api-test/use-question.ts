import { useEffect, useRef, useState } from 'react'

import { askFacts } from './ask-facts.ts'

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
