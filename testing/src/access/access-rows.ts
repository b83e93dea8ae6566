import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { accessTables } from '@waybook/server/database/table-order.ts'

import { ACCOUNTS_FILE, RECORDS_FILE } from '../world/test-server.ts'

/** Columns that grant no access: the last activity, and the mark that an invite's character was deleted, which closes the invite. */
const IGNORED_COLUMNS = new Set(['lastSeenAt', 'updatedAt', 'characterRemoved'])

/** All rows that grant access: the accounts, and the records' keys, displays and feeds. */
export class AccessRows {
  readonly #accounts: DatabaseSync
  readonly #records: DatabaseSync

  constructor(folder: string) {
    this.#accounts = new DatabaseSync(path.join(folder, ACCOUNTS_FILE), { readOnly: true })
    this.#records = new DatabaseSync(path.join(folder, RECORDS_FILE), { readOnly: true })
  }

  /** Returns each row as text, with its table. */
  read(): ReadonlySet<string> {
    const accountTables = this.#accounts.prepare(`select name from sqlite_master where type = 'table'`).all()
    return new Set([
      ...accountTables.flatMap(({ name }) => rowsOf(this.#accounts, String(name))),
      ...accessTables.flatMap((table) => rowsOf(this.#records, table)),
    ])
  }

  close(): void {
    this.#accounts.close()
    this.#records.close()
  }
}

function rowsOf(database: DatabaseSync, table: string): string[] {
  const rows = database.prepare(`select * from "${table}"`).all()
  return rows.map((row) => table + JSON.stringify(row, withoutIgnored))
}

const withoutIgnored = (column: string, value: unknown) => (IGNORED_COLUMNS.has(column) ? null : value)
