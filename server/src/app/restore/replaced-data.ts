import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

import { wholeFolder } from '#runtime/held-files.ts'
import { isLeftOver } from '#runtime/temporary-name.ts'

/** The prefix of the names of data that a backup has replaced. */
export const REPLACED_PREFIX = 'before-restore-'

/** The new name of data that a backup replaces. */
export function replacedName(now: Date): string {
  return `${REPLACED_PREFIX}${now.toISOString().replaceAll(/[:.]/g, '-')}`
}

/** Removes what ended processes have unpacked into a folder. A name is the prefix and a `temporaryName`. */
export async function removeUnfinished(folder: string, prefix: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    if (name.startsWith(prefix) && (await isLeftOver(name.slice(prefix.length), file))) await rm(file, wholeFolder)
  }
}
