import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'

/** The parts of a backup while it is made, as large as all pictures together. */
export interface Staging {
  readonly folder: string
  /** Never fails: what cannot be removed now is removed by the next backup. */
  readonly remove: () => Promise<void>
  /** The same at once, for a process that has been told to stop. */
  readonly removeNow: () => void
}

/** The name tells which process uses the folder. */
const NAME = /^making-(\d+)-/
const RETRIES_MAX = 5

/** Makes a staging folder, and removes those of processes that were killed. */
export async function openStaging(root: string): Promise<Staging> {
  await mkdir(root, { recursive: true, mode: 0o700 })
  await removeAbandonedStagings(root)
  const folder = await mkdtemp(path.join(root, `making-${process.pid}-`))
  // Files that are being written meanwhile are removed in another attempt.
  const whole = { recursive: true, force: true, maxRetries: RETRIES_MAX }
  return {
    folder,
    remove: async () => await rm(folder, whole).catch(() => {}),
    removeNow: () => rmSync(folder, whole),
  }
}

/** Removes the folders of processes that no longer run. At the start of a server nothing can be its own: in containers, ids repeat. */
export async function removeAbandonedStagings(root: string, { isStart = false } = {}): Promise<void> {
  for (const name of await readdir(root).catch(() => [])) {
    const pid = Number(NAME.exec(name)?.[1] ?? Number.NaN)
    const isOwn = pid === process.pid
    if (isOwn ? isStart : !isRunning(pid)) await rm(path.join(root, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  if (Number.isNaN(pid)) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
