import { rm } from 'node:fs/promises'
import { backup, DatabaseSync } from 'node:sqlite'

import { renameHeld } from '#runtime/held-files.ts'
import { temporaryName } from '#runtime/temporary-name.ts'

/** Copies all pages in one step. With several steps, every concurrent write would restart the copy. */
const ALL_PAGES = 2 ** 31 - 1

/** Writes a copy of the committed data. The file gets its final name when it is complete. */
export async function copyDatabase(source: DatabaseSync, target: string): Promise<void> {
  const unfinished = `${target}.${temporaryName()}.part`
  try {
    await backup(source, unfinished, { rate: ALL_PAGES })
    await renameHeld(unfinished, target)
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** Copies over a separate connection, which keeps the server's connection available. */
export async function copyDatabaseFile(file: string, target: string): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true })
  try {
    await copyDatabase(source, target)
  } finally {
    source.close()
  }
}
