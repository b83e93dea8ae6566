import { setTimeout as delay } from 'node:timers/promises'

import { piecesOf } from '@waybook/rules'
import pLimit from 'p-limit'

import { Thread } from '#runtime/thread.ts'

import type { BakeRequest } from './bake-worker.ts'
import type { DiceSimulator } from './dice-simulator.ts'

/** By then everybody has read the result: a picture that comes later is of no use. */
const WAITED_FOR_MS = 1000
/** Room for a throw of sixty dice. Without bounds the thread keeps 130 MB more than it needs, on the machine of a host who may have little. */
const THREAD_LIMITS = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 128 }
const usualWorker = new URL('./bake-worker.ts', import.meta.url)

interface Options {
  /** When the thread starts, unless a roll comes before: its start is work that must not slow down the server's own. */
  readonly warmAfterMs: number
  /** How long a throw is waited for. */
  readonly patienceMs?: number
  readonly worker?: URL
}

/** Bakes throws one after another in a thread of its own. A thread that failed is replaced when the next roll comes. */
export function openWorkerSimulator({
  warmAfterMs,
  patienceMs = WAITED_FOR_MS,
  worker = usualWorker,
}: Options): DiceSimulator {
  const inTurn = pLimit(1)
  let running: Thread | null = null
  const thread = () => {
    if (running) return running
    const started = startThread(worker)
    started.worker.once('exit', () => {
      if (running === started) running = null
    })
    return (running = started)
  }
  const warming = setTimeout(thread, warmAfterMs).unref()
  return {
    bake: async (dice, seed) => {
      const pieces = piecesOf(dice)
      if (!pieces) return null
      const giveUp = AbortSignal.timeout(patienceMs)
      const request = { dice: pieces.map(({ solid }) => solid), seed }
      // A throw that was begun is finished though nobody waits for it: it takes a second at most, and the thread stays warm.
      const baked = inTurn(async () => (giveUp.aborted ? null : await ask(thread(), request)))
      return await Promise.race([baked, delay(patienceMs, null, { ref: false })])
    },
    close: async () => {
      clearTimeout(warming)
      inTurn.clearQueue()
      await running?.end()
    },
  }
}

function startThread(file: URL): Thread {
  // The flags of whoever started the process are not for the thread.
  const thread = new Thread(file, { execArgv: [], resourceLimits: THREAD_LIMITS })
  thread.worker.on('error', (error) => {
    process.stderr.write(`waybook: the dice lie still, as what throws them stopped: ${String(error)}\n`)
  })
  return thread
}

async function ask(thread: Thread, request: BakeRequest): Promise<Uint8Array | null> {
  await thread.loaded
  if (thread.hasEnded) return null
  const answer = await thread.request(request).catch(() => null)
  return answer instanceof Uint8Array ? answer : null
}
