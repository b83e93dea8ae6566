import { rename, rm } from 'node:fs/promises'
import { backup, DatabaseSync } from 'node:sqlite'

/** All pages in one step, which is one moment of the store: in several, another's write would start the copy anew each time. */
const ALL_PAGES = 2 ** 31 - 1

/** Writes a copy of what is committed. It gets its name only when it is whole. */
export async function copyDatabase(source: DatabaseSync, target: string): Promise<void> {
  const unfinished = `${target}.${process.pid}.part`
  await rm(unfinished, { force: true })
  try {
    await backup(source, unfinished, { rate: ALL_PAGES })
    await rename(unfinished, target)
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** Over a connection of its own, so that the server's goes on. */
export async function copyDatabaseFile(file: string, target: string): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true })
  try {
    await copyDatabase(source, target)
  } finally {
    source.close()
  }
}
