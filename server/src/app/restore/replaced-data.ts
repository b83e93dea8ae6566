import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

/** With which names of data begin that a backup has replaced. */
export const KEPT_NAME = 'before-restore-'

/** The name under which the data is kept that a backup replaces. */
export function keptName(now: Date): string {
  return `${KEPT_NAME}${now.toISOString().replaceAll(/[:.]/g, '-')}`
}

/** Removes what restores that were killed have left in a folder. */
export async function removeUnfinished(folder: string, prefix: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.startsWith(prefix)) await rm(path.join(folder, name), { recursive: true, force: true })
}
