import { setTimeout as delay } from 'node:timers/promises'

import type { AppServices } from '#http/services.ts'

const PREPARE_EVERY_MS = 30_000
/** After an error, such as a full disk. */
const PREPARE_AGAIN_AFTER_MS = 300_000

/** Prepares waiting pictures until `stopping` aborts. It also finds pictures that other processes import. */
export async function keepPreparing({ preparation }: AppServices, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const isDone = await preparation.prepareWaiting().then(
      () => true,
      (error: unknown) => {
        if (!stopping.aborted)
          process.stderr.write(`waybook: ${error instanceof Error ? error.message : String(error)}\n`)
        return false
      },
    )
    const pauseMs = isDone ? PREPARE_EVERY_MS : PREPARE_AGAIN_AFTER_MS
    await delay(pauseMs, undefined, { signal: stopping, ref: false }).catch(() => {})
  }
}
