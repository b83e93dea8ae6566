import path from 'node:path'

import { watch } from 'chokidar'

/** An editor may save many files, or one file in parts; it is assumed to be done when nothing has changed for this long. */
const SETTLE_MS = 300

export interface Watching {
  /** Stops watching; resolves when the last callback has finished. */
  close(): Promise<void>
}

interface Listener {
  readonly onChange: () => Promise<void>
  /** Called if a part of the folder cannot be watched, such as one that was just deleted on Windows. The others are still watched. */
  readonly onError: (error: unknown) => void
  readonly settleMs?: number
}

/**
 * Calls `onChange` after changes in a folder, once per burst of changes and never while the previous call is still running.
 */
export async function watchFolder(
  folder: string,
  { onChange, onError, settleMs = SETTLE_MS }: Listener,
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
  watcher.on('error', onError)
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
