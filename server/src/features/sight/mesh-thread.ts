import type { SightMesh, SightWall } from '@waybook/rules/sight'
import pLimit from 'p-limit'

import { Thread } from '#runtime/thread.ts'

export interface DrawnWalls {
  readonly walls: readonly SightWall[]
  /** Ends that are at most so far apart become one, in quarter pixels. */
  readonly weld: number
}

/** Several times what 12,000 pieces need. */
const THREAD_LIMITS = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 256 }
const usualWorker = new URL('./build-mesh-worker.ts', import.meta.url)

/** Builds meshes in a thread, one after another: 5,000 walls take up to half a second. The thread starts with the first mesh. */
export class MeshThread {
  readonly #worker: URL
  readonly #inTurn = pLimit(1)
  #running: Thread | null = null

  constructor(worker: URL = usualWorker) {
    this.#worker = worker
  }

  /** `null` if the walls have no mesh. Rejects if the thread ends; the next mesh gets another thread. */
  async build(walls: DrawnWalls): Promise<SightMesh | null> {
    return await this.#inTurn(async () => {
      const thread = this.#running ?? this.#start()
      await thread.loaded
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the thread's own answer
      return (await thread.request(walls)) as SightMesh | null
    })
  }

  async close(): Promise<void> {
    this.#inTurn.clearQueue()
    await this.#running?.end()
  }

  #start(): Thread {
    const thread = new Thread(this.#worker, { resourceLimits: THREAD_LIMITS, env: {} })
    thread.worker.once('exit', () => {
      if (this.#running === thread) this.#running = null
    })
    // An error rejects the current request. Without a listener, it would also crash the server.
    thread.worker.on('error', () => {})
    return (this.#running = thread)
  }
}
