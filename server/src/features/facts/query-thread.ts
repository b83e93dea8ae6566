import type { Worker } from 'node:worker_threads'

import { Thread } from '../../thread.ts'
import type { FactRows } from './fact-rows.ts'
import { GRACE_MS, THREAD_LIMITS } from './query-limits.ts'
import { isQueryAnswer, type QueryAnswer, type QueryOrder } from './query-messages.ts'

/** Sets of facts that the thread keeps; the longest unused one goes first. */
const KEPT = 4
/** A million facts take about a second. */
const BUILD_MS = 20_000

/** How long the answer is waited for. */
interface Patience {
  readonly milliseconds: number
  readonly aborted?: AbortSignal | undefined
}

interface Asking extends Patience {
  readonly facts: string
  readonly query: string
}

/** To whom nobody listens. */
export const ABORTED = { error: 'Error: given up' } as const
const STOPPED = { error: 'Error: stopped before there was an answer' } as const

/** The thread that evaluates queries, one at a time. It is started when it is first needed, and anew after it was ended. */
export class QueryThread {
  #thread: Thread | null = null
  #loaded: string[] = []

  /** `read` is asked for the facts of that name where the thread does not have them. */
  async ask(
    { facts, query, milliseconds, aborted }: Asking,
    read: () => AsyncIterable<FactRows>,
  ): Promise<QueryAnswer> {
    const thread = this.#thread ?? this.#start()
    await thread.loaded
    if (thread.isOver) return STOPPED
    const { worker } = thread
    const loaded = await this.#load(worker, facts, read)
    if ('error' in loaded) return loaded
    if (aborted?.aborted) return ABORTED
    return await this.#exchange(worker, { kind: 'ask', facts, query, milliseconds }, { milliseconds, aborted })
  }

  async close(): Promise<void> {
    const thread = this.#thread
    this.#forget()
    await thread?.end()
  }

  #start(): Thread {
    // Nothing of the environment, and so no secret of it, is known where strangers' texts are evaluated.
    const thread = new Thread(new URL('query-worker.ts', import.meta.url), {
      name: 'questions',
      resourceLimits: THREAD_LIMITS,
      env: {},
    })
    thread.worker.on('exit', () => {
      if (this.#thread === thread) this.#forget()
    })
    // Heard for each question while one is asked; without a listener it would end the server.
    thread.worker.on('error', () => {})
    this.#thread = thread
    return thread
  }

  #isHere(worker: Worker): boolean {
    return this.#thread?.worker === worker
  }

  #forget(): void {
    this.#thread = null
    this.#loaded = []
  }

  async #load(worker: Worker, facts: string, read: () => AsyncIterable<FactRows>): Promise<QueryAnswer> {
    const order = (message: QueryOrder) => worker.postMessage(message)
    const isLoaded = this.#loaded.includes(facts)
    const others = this.#loaded.filter((name) => name !== facts)
    for (const name of others.slice(0, 1 - KEPT)) order({ kind: 'drop', facts: name })
    this.#loaded = others.slice(1 - KEPT)
    const loaded = isLoaded ? { rows: [] } : await this.#build(worker, facts, read())
    if (this.#isHere(worker) && 'rows' in loaded) this.#loaded.push(facts)
    return loaded
  }

  async #build(worker: Worker, facts: string, chunks: AsyncIterable<FactRows>): Promise<QueryAnswer> {
    const order = (message: QueryOrder) => worker.postMessage(message)
    try {
      for await (const rows of chunks) order({ kind: 'load', facts, rows })
    } catch (error) {
      order({ kind: 'drop', facts })
      throw error
    }
    if (!this.#isHere(worker)) return STOPPED
    return await this.#exchange(worker, { kind: 'build', facts }, { milliseconds: BUILD_MS })
  }

  /** Tells the thread something and waits for its answer, or ends the thread where that takes too long or is given up. */
  async #exchange(worker: Worker, order: QueryOrder, { milliseconds, aborted }: Patience): Promise<QueryAnswer> {
    const { promise, resolve } = Promise.withResolvers<QueryAnswer>()
    const ended = (error: string) => {
      if (this.#isHere(worker)) this.#forget()
      resolve({ error })
    }
    const end = (error: string) => {
      ended(error)
      void worker.terminate()
    }
    const late = `Error: stopped after ${milliseconds / 1000} s\nhint: ask for less, or match a simpler pattern`
    const timer = setTimeout(() => end(late), milliseconds + GRACE_MS)
    const stop = () => end(ABORTED.error)
    aborted?.addEventListener('abort', stop)
    const hear = (message: unknown) => resolve(isQueryAnswer(message) ? message : { error: 'Error: no answer' })
    const fail = (error: unknown) => ended(failureText(error))
    const exit = () => ended(STOPPED.error)
    worker.once('message', hear).once('error', fail).once('exit', exit)
    worker.postMessage(order)
    const answer = await promise
    clearTimeout(timer)
    aborted?.removeEventListener('abort', stop)
    worker.off('message', hear).off('error', fail).off('exit', exit)
    return answer
  }
}

function failureText(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ERR_WORKER_OUT_OF_MEMORY')
    return 'Error: stopped when the memory for a query was used up\nhint: ask for less, or begin with the smallest relation'
  return 'Error: the query could not be evaluated'
}
