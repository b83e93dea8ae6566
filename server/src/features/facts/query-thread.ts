import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'

import { Thread, ThreadExit } from '#runtime/thread.ts'

import type { FactRows } from './fact-rows.ts'
import { GRACE_MS, THREAD_LIMITS } from './query-limits.ts'
import { isQueryAnswer, type NameSearch, type QueryAnswer, type QueryOrder } from './query-messages.ts'

/** The number of sets of facts that the thread holds. The least recently used one is dropped first. */
const FACT_SETS_MAX = 4
/** A million facts take about a second. */
const BUILD_MS = 20_000

/** How long to wait for the answer. */
interface Patience {
  readonly milliseconds: number
  readonly aborted?: AbortSignal | undefined
}

interface QueryRequest extends Patience {
  readonly facts: string
  readonly query: string
}

/** Never read by anyone: the client has disconnected. */
export const ABORTED = { error: 'Error: cancelled' } as const
const STOPPED = { error: 'Error: stopped before the query finished' } as const

/** The thread that evaluates queries, one at a time. It is started on demand, and again after it was terminated. */
export class QueryThread {
  #thread: Thread | null = null
  /** The names of the sets of facts that the thread holds, most recently used last. */
  #loaded: string[] = []

  /** `read` yields the facts of that name; it is called only if the thread does not hold them. */
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

  async findNames(search: NameSearch, milliseconds: number): Promise<QueryAnswer> {
    const thread = this.#thread ?? this.#start()
    await thread.loaded
    return thread.hasEnded ? STOPPED : await this.#exchange(thread, search, { milliseconds })
  }

  async close(): Promise<void> {
    const thread = this.#thread
    if (!thread) return
    this.#forget(thread)
    await thread.end()
  }

  #start(): Thread {
    // The thread evaluates untrusted text, so it does not get the environment, which contains secrets.
    const thread = new Thread(new URL('query-worker.ts', import.meta.url), {
      name: 'questions',
      resourceLimits: THREAD_LIMITS,
      env: {},
    })
    thread.worker.on('exit', () => this.#forget(thread))
    // An error rejects the current request. Without a listener, it would also crash the server.
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

  /** Returns the thread's answer. Terminates the thread if it takes too long or the client disconnects. */
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
