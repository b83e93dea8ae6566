import { setTimeout as delay } from 'node:timers/promises'

import { piecesOf } from '@waybook/rules'
import pLimit from 'p-limit'

import { Thread } from '#runtime/thread.ts'

import type { BakeRequest } from './bake-worker.ts'
import type { DiceSimulator } from './dice-simulator.ts'

/** After this long everyone has read the result, and an animation is useless. */
const WAITED_FOR_MS = 1000
/** Enough for a throw of sixty dice. Without limits the thread holds on to 130 MB more than it needs, and hosts may have little memory. */
const THREAD_LIMITS = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 128 }
const usualWorker = new URL('./bake-worker.ts', import.meta.url)

interface Options {
  /** The delay from somebody's arrival at the table to the thread's start, so it doesn't slow down their first page. A roll starts it at once. */
  readonly warmAfterMs: number
  /** How long to wait for a throw. */
  readonly patienceMs?: number
  readonly worker?: URL
}

/**
 * Bakes throws one after another in a separate thread. It starts only when somebody is at a table. A thread that failed is replaced at the
 * next roll.
 */
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
  let warming: NodeJS.Timeout | undefined
  return {
    bake: async (dice, seed) => {
      const pieces = piecesOf(dice)
      if (!pieces) return null
      const giveUp = AbortSignal.timeout(patienceMs)
      const request = { dice: pieces.map(({ solid }) => solid), seed }
      // A started throw is finished even if nobody waits for it anymore: it takes a second at most and keeps the thread warm.
      const baked = inTurn(async () => (giveUp.aborted ? null : await ask(thread(), request)))
      return await Promise.race([baked, delay(patienceMs, null, { ref: false })])
    },
    warm: () => {
      warming ??= setTimeout(thread, warmAfterMs).unref()
    },
    close: async () => {
      clearTimeout(warming)
      inTurn.clearQueue()
      await running?.end()
    },
  }
}

function startThread(file: URL): Thread {
  const thread = new Thread(file, { resourceLimits: THREAD_LIMITS })
  thread.worker.on('error', (error) => {
    process.stderr.write(`waybook: the dice simulator stopped: ${String(error)}\n`)
  })
  return thread
}

async function ask(thread: Thread, request: BakeRequest): Promise<Uint8Array | null> {
  await thread.loaded
  if (thread.hasEnded) return null
  const answer = await thread.request(request).catch(() => null)
  return answer instanceof Uint8Array ? answer : null
}
