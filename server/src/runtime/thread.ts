import { parentPort, Worker, type WorkerOptions } from 'node:worker_threads'

/** The `threadId` of a worker that has ended. */
const NO_THREAD = -1

/** A worker thread that answers requests one at a time. Its file must end with a call of `reportLoaded`. */
export class Thread {
  readonly worker: Worker
  /** Resolves when the code has loaded or failed to load. Wait for it before the first request. */
  readonly loaded: Promise<void>

  constructor(file: URL, options: WorkerOptions = {}) {
    // The thread must not inherit the flags of the process.
    this.worker = new Worker(file, { execArgv: [], ...options })
    this.worker.unref()
    this.loaded = this.#hasLoaded()
  }

  /**
   * Posts a message and resolves with the reply. Rejects with the error that ends the thread, or with `ThreadExit` if there is none. Send
   * the next request only after the reply to this one.
   */
  async request(message: unknown): Promise<unknown> {
    this.worker.postMessage(message, [])
    return await this.#firstMessage()
  }

  /** Terminates the thread, but not while it loads its code, because Node would crash the whole process (nodejs/node#60755). */
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
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const endedEarly = () => reject(new ThreadExit())
    this.worker.once('message', resolve).once('error', reject).once('exit', endedEarly)
    try {
      return await promise
    } finally {
      this.worker.off('message', resolve).off('error', reject).off('exit', endedEarly)
    }
  }
}

export class ThreadExit extends Error {
  constructor() {
    super('The thread ended before it answered')
  }
}

/** The thread calls this when it can take requests. */
export function reportLoaded(): void {
  parentPort?.postMessage('loaded', [])
}
