import { CompiledQuery, type DatabaseConnection, type Dialect, type Driver } from 'kysely'

import { lockNumber } from '#database/postgres/advisory-lock.ts'

const LOCK = CompiledQuery.raw('select pg_advisory_xact_lock($1)', [lockNumber('accounts')])

/**
 * Runs writing transactions one after another on all servers, as in SQLite. A condition that a transaction has checked, such as "there is
 * no game master yet", still holds when it writes.
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

/** Ends the transaction if it cannot get the lock. */
async function lock(driver: Driver, connection: DatabaseConnection): Promise<void> {
  try {
    await connection.executeQuery(LOCK)
  } catch (error) {
    await driver.rollbackTransaction(connection)
    throw error
  }
}
