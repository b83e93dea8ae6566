import { existsSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export interface DataLock {
  release(): void
}

/** How long to wait for somebody who only asks whether it is locked. */
const ASKING_MS = 500

/**
 * Holds a data folder for this process; `null` where another holds it. The lock is one of the operating system's, taken by SQLite on a
 * file of its own: it ends with the process however that ends, and nothing is left behind to be cleared away.
 */
export function lockDataDir(dir: string): DataLock | null {
  const database = new DatabaseSync(lockFile(dir), { timeout: ASKING_MS })
  if (!succeeds(() => database.exec('begin exclusive'))) {
    database.close()
    return null
  }
  return { release: () => database.close() }
}

/** Whether a process, this one included, holds the data folder. */
export function isLocked(dir: string): boolean {
  const file = lockFile(dir)
  if (!existsSync(file)) return false
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    return !succeeds(() => database.exec('select 1 from sqlite_schema'))
  } finally {
    database.close()
  }
}

function lockFile(dir: string): string {
  return path.join(dir, 'server.lock')
}

/** Anything but a lock held by another is not ours to interpret. */
function succeeds(step: () => void): boolean {
  try {
    step()
    return true
  } catch (error) {
    if (error instanceof Error && error.message === 'database is locked') return false
    throw error
  }
}
