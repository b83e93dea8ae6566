import { once } from 'node:events'
import { parentPort, Worker, type WorkerOptions } from 'node:worker_threads'

/** Node's number of a thread that has ended. */
const NO_THREAD = -1

/** A thread of ours. Its file ends with `tellLoaded`. */
export class Thread {
  readonly worker: Worker
  /** Resolves once its code is loaded, or it fell over that. Until then nothing that it says is an answer. */
  readonly loaded: Promise<void>

  constructor(file: URL, options: WorkerOptions) {
    this.worker = new Worker(file, options)
    this.worker.unref()
    this.loaded = firstWord(this.worker)
  }

  /** Node takes the whole process down where a thread is ended while it loads its code (nodejs/node#60755). */
  async end(): Promise<void> {
    this.worker.ref()
    await this.loaded
    await this.worker.terminate()
  }

  /** Whether nobody is there any more. */
  get isOver(): boolean {
    return this.worker.threadId === NO_THREAD
  }
}

async function firstWord(worker: Worker): Promise<void> {
  const heard = new AbortController()
  const { signal } = heard
  await Promise.race([once(worker, 'message', { signal }), once(worker, 'exit', { signal })]).catch(() => {})
  heard.abort()
}

/** For the thread itself, when it can be asked. */
export function tellLoaded(): void {
  parentPort?.postMessage('loaded', [])
}
