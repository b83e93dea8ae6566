import path from 'node:path'

import { watch } from 'chokidar'

/** An editor that saves many files at once, or one in pieces, is done when nothing has changed for this long. */
const SETTLE_MS = 300

export interface Watching {
  /** Resolves when nothing is running any more. */
  close(): Promise<void>
}

/**
 * Calls back after changes in a folder, once for each burst of them and never while the last call is still at work.
 */
export async function watchFolder(
  folder: string,
  onChange: () => Promise<void>,
  settleMs = SETTLE_MS,
): Promise<Watching> {
  const watcher = watch(folder, {
    ignoreInitial: true,
    ignored: (name) =>
      path
        .relative(folder, name)
        .split(path.sep)
        .some((part) => /^\.[^.]/.test(part)),
    awaitWriteFinish: { stabilityThreshold: settleMs, pollInterval: Math.min(100, settleMs) },
  })
  let running = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  watcher.on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(onChange)
    }, settleMs)
  })
  await new Promise<void>((resolve) => {
    watcher.once('ready', resolve)
  })
  return {
    close: async () => {
      clearTimeout(timer)
      await watcher.close()
      await running
    },
  }
}
