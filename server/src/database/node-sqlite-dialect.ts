import type { DatabaseSync, SQLInputValue } from 'node:sqlite'

import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDatabase,
  type SqliteDialectConfig,
  type SqliteStatement,
} from 'kysely'
import { LRUCache } from 'lru-cache'

/** More than the number of distinct statements; it limits what inserts of varying length add to the cache. */
const STATEMENTS_MAX = 500

/** A Kysely dialect for `node:sqlite`. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    const config = { database: withStatementCache(database) }
    super(config)
    this.#config = config
    this.#database = database
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#config, this.#database)
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }
}

/** A deferred transaction may fail at its first write; an immediate one waits for the lock when it begins. */
class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync

  constructor(config: SqliteDialectConfig, database: DatabaseSync) {
    super(config)
    this.#database = database
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** SQLite ends a transaction itself if the disk is full. Another rollback would fail, and its error would hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

/** SQLite rolls back schema changes, although Kysely's adapter states otherwise. Without this, a failed migration would stay half applied. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

function withStatementCache(database: DatabaseSync): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: STATEMENTS_MAX })
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql)
      if (known) return known
      const statement = prepare(database, sql)
      statements.set(sql, statement)
      return statement
    },
  }
}

function prepare(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql)
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(bound)),
    run: (parameters) => statement.run(...parameters.map(bound)),
    iterate: (parameters) => statement.iterate(...parameters.map(bound)),
  }
}

/** Node treats an object as the first argument as named parameters and silently binds nothing, so objects are rejected here. */
function bound(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return Number(value)
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value
  if (value === null || value instanceof Uint8Array) return value
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}`)
}
