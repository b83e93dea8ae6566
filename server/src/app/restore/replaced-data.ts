import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

import { wholeFolder } from '#runtime/held-files.ts'

/** The prefix of the names of data that a backup has replaced. */
export const REPLACED_PREFIX = 'before-restore-'

/** The new name of data that a backup replaces. */
export function replacedName(now: Date): string {
  return `${REPLACED_PREFIX}${now.toISOString().replaceAll(/[:.]/g, '-')}`
}

/** Removes leftovers of killed restores from a folder. */
export async function removeUnfinished(folder: string, prefix: string): Promise<void> {
  for (const name of await readdir(folder)) if (name.startsWith(prefix)) await rm(path.join(folder, name), wholeFolder)
}
