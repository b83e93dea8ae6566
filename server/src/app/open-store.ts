import type { PostgresOptions } from '#database/postgres/postgres.ts'
import { openSqlite, type SqliteOptions } from '#database/sqlite.ts'
import { openStore } from '#features/open-store.ts'
import type { Store } from '#features/store.ts'

/** Opens the store in a SQLite file. */
export async function openSqliteStore(options: SqliteOptions): Promise<Store> {
  return openStore(await openSqlite(options), options.now)
}

/** Opens the store in a PostgreSQL database. Only this function loads the code for PostgreSQL. `now`: milliseconds since 1970. */
export async function openPostgresStore(options: PostgresOptions & { readonly now: () => number }): Promise<Store> {
  const { openPostgres } = await import('#database/postgres/postgres.ts')
  return openStore(await openPostgres(options), options.now)
}
