import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'

/** The parts of a backup while it is made, as large as all pictures together. */
export interface Staging {
  readonly folder: string
  /** Never fails: what cannot be removed now is removed by the next backup. */
  readonly remove: () => Promise<void>
}

/** The name tells which process uses the folder. */
const NAME = /^making-(\d+)-/
/** Files that are being written meanwhile are removed in another attempt. */
const WHOLE = { recursive: true, force: true, maxRetries: 5 }

/** Makes a staging folder, and removes those of processes that were killed. */
export async function openStaging(root: string): Promise<Staging> {
  await mkdir(root, { recursive: true, mode: 0o700 })
  await removeAbandonedStagings(root)
  // At once, so that a process that is told to stop either has no folder yet or finds it.
  const folder = mkdtempSync(path.join(root, `making-${process.pid}-`))
  return { folder, remove: async () => await rm(folder, WHOLE).catch(() => {}) }
}

/** Removes this process's own folders at once, for a process that has been told to stop. */
export function removeStagingsNow(root: string): void {
  if (!existsSync(root)) return
  for (const name of readdirSync(root)) if (pidOf(name) === process.pid) rmSync(path.join(root, name), WHOLE)
}

/** Removes the folders of processes that no longer run. At the start of a server nothing can be its own: in containers, ids repeat. */
export async function removeAbandonedStagings(root: string, { isStart = false } = {}): Promise<void> {
  for (const name of await readdir(root).catch(() => [])) {
    const pid = pidOf(name)
    const isOwn = pid === process.pid
    if (isOwn ? isStart : !isRunning(pid)) await rm(path.join(root, name), { recursive: true, force: true })
  }
}

function pidOf(name: string): number {
  return Number(NAME.exec(name)?.[1] ?? Number.NaN)
}

function isRunning(pid: number): boolean {
  if (Number.isNaN(pid)) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
