import { UsageError } from '#app/environment.ts'
import type { Restorer } from '#app/restore/restorer.ts'
import { replacePresent, type Replacing, type RunningRestore } from '#app/restore/run-restore.ts'
import { type DataLock, lockDataDir } from '#database/data-lock.ts'

/**
 * What one serving ended with: the process was asked to stop, a backup is to be restored, or nothing may be replaced because the present
 * state could not be stored.
 */
export type Served = 'stopped' | 'unchanged' | RunningRestore

/** Serves until the process is asked to stop. Restores the backups that game masters choose between two servings. */
export async function serveAndRestore(
  restorer: Restorer,
  lock: HeldLock,
  serveOnce: (replacing: Replacing) => Promise<Served>,
): Promise<void> {
  let replacing: Replacing = { ok: false }
  try {
    for (;;) {
      const served = await serveOnce(replacing)
      if (served === 'stopped') return
      replacing =
        served === 'unchanged'
          ? { ok: false }
          : await lock.whileReleased(async () => await replacePresent(restorer, served))
    }
  } finally {
    await restorer.close()
  }
}

/** The lock of a data folder, which another folder may replace. */
export class HeldLock {
  readonly #root: string
  #lock: DataLock | null

  constructor(root: string) {
    this.#root = root
    this.#lock = lockOrRefuse(root)
  }

  release(): void {
    this.#lock?.release()
    this.#lock = null
  }

  /** Windows renames no folder with open files. */
  async whileReleased<Result>(work: () => Promise<Result>): Promise<Result> {
    this.release()
    const result = await work()
    this.#lock = lockOrRefuse(this.#root)
    return result
  }
}

function lockOrRefuse(root: string): DataLock {
  const lock = lockDataDir(root)
  if (!lock) throw new UsageError(`Another Waybook is running on ${root}: stop it, or set DATA_DIR`)
  return lock
}
