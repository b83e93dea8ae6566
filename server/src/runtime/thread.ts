import { once } from 'node:events'
import { parentPort, Worker, type WorkerOptions } from 'node:worker_threads'

/** Node's number of a thread that has ended. */
const NO_THREAD = -1

/** A worker thread that answers requests one at a time. Its file ends with `reportLoaded`. */
export class Thread {
  readonly worker: Worker
  /** Resolves once its code is loaded, or failed to load. No message that comes before is an answer. */
  readonly loaded: Promise<void>

  constructor(file: URL, options: WorkerOptions) {
    this.worker = new Worker(file, options)
    this.worker.unref()
    this.loaded = this.#hasLoaded()
  }

  /**
   * Posts a message and resolves with the message that answers it. Rejects with the error that ends the thread, or with `ThreadExit` where it
   * ends without one. The next request may only follow once this one is answered.
   */
  async request(message: unknown): Promise<unknown> {
    this.worker.postMessage(message, [])
    return await this.#firstMessage()
  }

  /** Node takes the whole process down where a thread is ended while it loads its code (nodejs/node#60755). */
  async end(): Promise<void> {
    this.worker.ref()
    await this.loaded
    await this.worker.terminate()
  }

  get hasEnded(): boolean {
    return this.worker.threadId === NO_THREAD
  }

  async #hasLoaded(): Promise<void> {
    await this.#firstMessage().catch(() => null)
  }

  async #firstMessage(): Promise<unknown> {
    const heard = new AbortController()
    const { signal } = heard
    const exit = once(this.worker, 'exit', { signal }).then(() => {
      throw new ThreadExit()
    })
    try {
      const received: unknown[] = await Promise.race([once(this.worker, 'message', { signal }), exit])
      return received[0]
    } finally {
      heard.abort()
    }
  }
}

export class ThreadExit extends Error {
  constructor() {
    super('The thread ended before it answered')
  }
}

/** For the thread itself, once it can be asked. */
export function reportLoaded(): void {
  parentPort?.postMessage('loaded', [])
}
