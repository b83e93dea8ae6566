import { openSqlite, type SqliteOptions } from '#database/sqlite.ts'
import { openStore, type Store } from '#features/store.ts'

/** Opens the store in a SQLite file. */
export async function openSqliteStore(options: SqliteOptions): Promise<Store> {
  return openStore(await openSqlite(options), options.now)
}
