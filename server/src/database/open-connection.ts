import { DatabaseSync } from 'node:sqlite'

/** How long a write waits for another process, such as an import next to a running server. */
const BUSY_MS = 5000

/** Write-ahead log pages of four kilobytes before a checkpoint. The commit that triggers a checkpoint waits for several disk syncs. */
const LOG_PAGES = 4000

/** `full` syncs to disk at every commit, so an acknowledged write survives a power failure. */
export function openConnection(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_MS, enableForeignKeyConstraints: true })
  database.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = ${LOG_PAGES}`)
  return database
}
