import { Kysely, sql } from 'kysely'

import { attemptsInPostgres, createAttemptTable } from '#auth/attempts/attempts-in-postgres.ts'
import { schemaLock, withDatabaseLock } from '#database/postgres/advisory-lock.ts'
import { copySchema, hasTables } from '#database/postgres/copy-schema.ts'
import { postgresDialect } from '#database/postgres/pool.ts'
import { nameShowing } from '#database/postgres/shown-settings.ts'

import type { AccountsDatabase, AccountsSchema } from './accounts-database.ts'
import { oneTransactionAtATime } from './one-transaction-at-a-time.ts'
import { refuseOtherSecret } from './same-secret.ts'

/** `secret`: the session secret, or `null` if there are no sessions. */
export function accountsInPostgres({ url, schema }: AccountsSchema, secret: string | null): AccountsDatabase {
  const name = secret === null ? undefined : nameShowing('secret', secret)
  const db = new Kysely<object>({ dialect: oneTransactionAtATime(postgresDialect(url, schema, { name })) })
  const about = { type: 'postgres', schemaName: schema } as const
  return {
    option: { ...about, db, transaction: true },
    snapshot: async (read) => {
      const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
      await snapshot.execute(async (tx) => await read({ ...about, db: tx }))
    },
    prepare: async (create) =>
      await withDatabaseLock(url, schemaLock(schema), async () => {
        if (secret !== null) await refuseOtherSecret(url, secret)
        await sql`create schema if not exists ${sql.id(schema)}`.execute(db)
        await create()
        await createAttemptTable(db)
      }),
    keepCopy: async (time) => await copyBeside(schema, db, time),
    limiter: (monotonicNow) => attemptsInPostgres(db, monotonicNow),
    sqlite: null,
    close: async () => await db.destroy(),
  }
}

async function copyBeside(schema: string, db: Kysely<object>, time: string): Promise<string | null> {
  if (!(await hasTables(db, schema))) return null
  const copy = `${schema}_before_${time}`
  await copySchema(db, schema, copy)
  return copy
}
