import { existsSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export interface DataLock {
  release(): void
}

/** How long to wait for a process that is only checking the lock. */
const CHECK_MS = 500

/**
 * Locks a data folder for this process. `null` if another process holds the lock. It is an operating system lock that SQLite takes on a
 * dedicated file. It ends with the process in any case and leaves nothing to clean up.
 */
export function lockDataDir(dir: string): DataLock | null {
  const database = new DatabaseSync(lockFile(dir), { timeout: CHECK_MS })
  if (!succeeds(() => database.exec('begin exclusive'))) {
    database.close()
    return null
  }
  return { release: () => database.close() }
}

/** Whether any process, including this one, holds the lock. */
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

/** Returns false if another process holds the lock. Rethrows other errors. */
function succeeds(step: () => void): boolean {
  try {
    step()
    return true
  } catch (error) {
    if (error instanceof Error && error.message === 'database is locked') return false
    throw error
  }
}
