import { createHash } from 'node:crypto'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { ACCOUNTS_FILE, RECORDS_FILE } from '../world/test-server.ts'

/**
 * Jobs and continuity checks run after the request that started them. The counter also counts their changes, so it is skipped; the other
 * changes are compared.
 */
const CHANGED_LATER = new Set(['job', 'continuity', 'continuityRun', 'changeCounter'])
/** Columns with the time of the last activity, which any request updates. */
const ACTIVITY_COLUMNS = new Set(['lastSeenAt', 'updatedAt'])

/** All rows of a test server's records and accounts, read from outside as another process would. */
export class StoredRows {
  readonly #databases: readonly WatchedDatabase[]

  constructor(folder: string) {
    this.#databases = [RECORDS_FILE, ACCOUNTS_FILE].map((name) => new WatchedDatabase(path.join(folder, name)))
  }

  /** A digest of all rows; a different digest means that some row has changed. */
  digest(): string {
    return this.#databases.map((one) => one.digest()).join(' ')
  }

  close(): void {
    this.#databases.forEach((one) => one.close())
  }
}

class WatchedDatabase {
  readonly #database: DatabaseSync
  #version: unknown
  #digest = ''

  constructor(file: string) {
    this.#database = new DatabaseSync(file, { readOnly: true })
  }

  digest(): string {
    // SQLite's counter of commits by other connections: rows are read again only after a commit.
    const version = this.#database.prepare('pragma data_version').get()?.['data_version']
    if (version === this.#version) return this.#digest
    const hash = createHash('sha256')
    for (const table of this.#tables())
      for (const row of this.#rowsOf(table))
        if (!CHANGED_LATER.has(String(row['operation']))) hash.update(JSON.stringify(row, withoutActivity))
    this.#digest = hash.digest('hex')
    this.#version = version
    return this.#digest
  }

  /** The word index has numbers that only fit a BigInt. */
  *#rowsOf(table: string) {
    const statement = this.#database.prepare(`select * from "${table}"`)
    statement.setReadBigInts(true)
    yield* statement.iterate()
  }

  close(): void {
    this.#database.close()
  }

  #tables(): string[] {
    const rows = this.#database.prepare(`select name from sqlite_master where type = 'table' order by name`).all()
    return rows.map(({ name }) => String(name)).filter((name) => !CHANGED_LATER.has(name))
  }
}

const withoutActivity = (column: string, value: unknown) =>
  ACTIVITY_COLUMNS.has(column) ? null : typeof value === 'bigint' ? String(value) : value
