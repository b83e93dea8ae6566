import { DatabaseSync } from 'node:sqlite'

/** How long a write waits for another process, such as an import next to a running server. */
const BUSY_MS = 5000

/** Write-ahead log pages, of four kilobytes each, before a checkpoint. The commit that triggers it waits for several disk syncs. */
const LOG_PAGES = 4000

/** `full` syncs to disk at every commit, so that an acknowledged write survives a power failure. */
export function openConnection(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_MS, enableForeignKeyConstraints: true })
  database.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = ${LOG_PAGES}`)
  return database
}
