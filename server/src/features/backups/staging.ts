import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'

import { wholeFolder } from '#runtime/held-files.ts'
import { isLeftOver, isOwnName, temporaryName } from '#runtime/temporary-name.ts'

/** The parts of a backup while it is made. They take as much space as all pictures together. */
export interface Staging {
  readonly folder: string
  /** Never fails: the next backup removes any leftovers. */
  readonly remove: () => Promise<void>
}

/** Makes a staging folder, and removes those of processes that were killed. */
export async function openStaging(root: string): Promise<Staging> {
  await mkdir(root, { recursive: true, mode: 0o700 })
  await removeAbandonedStagings(root)
  const folder = path.join(root, temporaryName())
  // Synchronous: a process that is stopped either has no folder yet, or finds it by its name.
  mkdirSync(folder, { mode: 0o700 })
  return { folder, remove: async () => await rm(folder, wholeFolder).catch(() => {}) }
}

/** Synchronously removes this process's own folders. For a process that has been asked to stop. */
export function removeStagingsNow(root: string): void {
  if (!existsSync(root)) return
  for (const name of readdirSync(root)) if (isOwnName(name)) rmSync(path.join(root, name), wholeFolder)
}

/** Removes the folders of processes that no longer run. */
export async function removeAbandonedStagings(root: string): Promise<void> {
  for (const name of await readdir(root).catch(() => [])) {
    const folder = path.join(root, name)
    if (await isLeftOver(name, folder)) await rm(folder, wholeFolder)
  }
}
