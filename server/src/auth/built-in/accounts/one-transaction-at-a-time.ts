import { CompiledQuery, type DatabaseConnection, type Dialect, type Driver } from 'kysely'

import { lockNumber } from '#database/postgres/advisory-lock.ts'

const LOCK = CompiledQuery.raw('select pg_advisory_xact_lock($1)', [lockNumber('accounts')])

/**
 * Transactions that write follow one another, on all servers, as they do in SQLite: what one has checked, such as that there is no game
 * master yet, cannot change before it has written.
 */
export function oneTransactionAtATime(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => locking(dialect.createDriver()),
  }
}

function locking(driver: Driver): Driver {
  const begin = driver.beginTransaction.bind(driver)
  driver.beginTransaction = async (connection, settings) => {
    await begin(connection, settings)
    if (settings.accessMode !== 'read only') await lock(driver, connection)
  }
  return driver
}

/** A transaction that could not get the lock must not stay open. */
async function lock(driver: Driver, connection: DatabaseConnection): Promise<void> {
  try {
    await connection.executeQuery(LOCK)
  } catch (error) {
    await driver.rollbackTransaction(connection)
    throw error
  }
}
