import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'

import { Thread, ThreadExit } from '#runtime/thread.ts'

import type { FactRows } from './fact-rows.ts'
import { GRACE_MS, THREAD_LIMITS } from './query-limits.ts'
import { isQueryAnswer, type QueryAnswer, type QueryOrder } from './query-messages.ts'

/** Sets of facts that the thread holds; the one that was used least recently is dropped first. */
const FACT_SETS_MAX = 4
/** A million facts take about a second. */
const BUILD_MS = 20_000

/** How long the answer is waited for. */
interface Patience {
  readonly milliseconds: number
  readonly aborted?: AbortSignal | undefined
}

interface QueryRequest extends Patience {
  readonly facts: string
  readonly query: string
}

/** Nobody reads this answer: its client has gone. */
export const ABORTED = { error: 'Error: given up' } as const
const STOPPED = { error: 'Error: stopped before there was an answer' } as const

/** The thread that evaluates queries, one at a time. It is started when it is first needed, and anew after it was ended. */
export class QueryThread {
  #thread: Thread | null = null
  /** The names of the facts that the thread holds, the most recently used last. */
  #loaded: string[] = []

  /** `read` yields the facts of that name; it is called where the thread does not hold them. */
  async ask(
    { facts, query, milliseconds, aborted }: QueryRequest,
    read: () => AsyncIterable<FactRows>,
  ): Promise<QueryAnswer> {
    const thread = this.#thread ?? this.#start()
    await thread.loaded
    if (thread.hasEnded) return STOPPED
    const loaded = await this.#load(thread, facts, read)
    if ('error' in loaded) return loaded
    if (aborted?.aborted) return ABORTED
    return await this.#exchange(thread, { kind: 'ask', facts, query, milliseconds }, { milliseconds, aborted })
  }

  async close(): Promise<void> {
    const thread = this.#thread
    if (!thread) return
    this.#forget(thread)
    await thread.end()
  }

  #start(): Thread {
    // The thread evaluates untrusted texts, so it gets no environment, which holds secrets.
    const thread = new Thread(new URL('query-worker.ts', import.meta.url), {
      name: 'questions',
      resourceLimits: THREAD_LIMITS,
      env: {},
    })
    thread.worker.on('exit', () => this.#forget(thread))
    // An error rejects the request at hand; without a listener it would end the server.
    thread.worker.on('error', () => {})
    this.#thread = thread
    return thread
  }

  /** The next query starts another thread. */
  #forget(thread: Thread): void {
    if (this.#thread !== thread) return
    this.#thread = null
    this.#loaded = []
  }

  async #load(thread: Thread, facts: string, read: () => AsyncIterable<FactRows>): Promise<QueryAnswer> {
    const isLoaded = this.#loaded.includes(facts)
    const others = this.#loaded.filter((name) => name !== facts)
    for (const name of others.slice(0, 1 - FACT_SETS_MAX)) post(thread, { kind: 'drop', facts: name })
    this.#loaded = others.slice(1 - FACT_SETS_MAX)
    const loaded = isLoaded ? { rows: [] } : await this.#build(thread, facts, read())
    if (this.#thread === thread && 'rows' in loaded) this.#loaded.push(facts)
    return loaded
  }

  async #build(thread: Thread, facts: string, chunks: AsyncIterable<FactRows>): Promise<QueryAnswer> {
    try {
      for await (const rows of chunks) post(thread, { kind: 'load', facts, rows })
    } catch (error) {
      post(thread, { kind: 'drop', facts })
      throw error
    }
    if (this.#thread !== thread) return STOPPED
    return await this.#exchange(thread, { kind: 'build', facts }, { milliseconds: BUILD_MS })
  }

  /** The thread's answer. The thread is ended, in the middle of its work, where that takes too long or the client goes away. */
  async #exchange(thread: Thread, order: QueryOrder, { milliseconds, aborted }: Patience): Promise<QueryAnswer> {
    const answered = new AbortController()
    const { signal } = answered
    const fail = (error: string) => {
      this.#forget(thread)
      return { error }
    }
    const end = (error: string) => {
      void thread.worker.terminate()
      return fail(error)
    }
    const late = `Error: stopped after ${milliseconds / 1000} s\nhint: ask for less, or match a simpler pattern`
    try {
      return await Promise.race([
        thread.request(order).then(toAnswer, (error: unknown) => fail(failureText(error))),
        delay(milliseconds + GRACE_MS, null, { signal }).then(() => end(late)),
        ...(aborted ? [once(aborted, 'abort', { signal }).then(() => end(ABORTED.error))] : []),
      ])
    } finally {
      answered.abort()
    }
  }
}

function post(thread: Thread, order: QueryOrder): void {
  thread.worker.postMessage(order)
}

function toAnswer(message: unknown): QueryAnswer {
  return isQueryAnswer(message) ? message : { error: 'Error: no answer' }
}

function failureText(error: unknown): string {
  if (error instanceof ThreadExit) return STOPPED.error
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ERR_WORKER_OUT_OF_MEMORY')
    return 'Error: stopped when the memory for a query was used up\nhint: ask for less, or begin with the smallest relation'
  return 'Error: the query could not be evaluated'
}
