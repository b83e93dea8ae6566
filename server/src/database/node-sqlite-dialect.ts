import type { DatabaseSync } from 'node:sqlite'

import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
  ValueNode,
  type DatabaseConnection,
  type LimitNode,
  type OffsetNode,
  type OperationNode,
  type SqliteDialectConfig,
} from 'kysely'

import { sqliteStatements } from './sqlite-statements.ts'

/** A Kysely dialect for `node:sqlite`. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    const config = { database: sqliteStatements(database) }
    super(config)
    this.#config = config
    this.#database = database
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#config, this.#database)
  }

  override createQueryCompiler(): SqliteQueryCompiler {
    return new LiteralLimitsCompiler()
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }
}

/**
 * Writes numbers in `limit` and `offset` into the statement. SQLite replans a statement with a parameter there on each run, which can
 * take a hundred times as long as running it.
 */
export class LiteralLimitsCompiler extends SqliteQueryCompiler {
  protected override visitLimit({ limit }: LimitNode): void {
    this.append('limit ')
    this.#visitCount(limit)
  }

  protected override visitOffset({ offset }: OffsetNode): void {
    this.append('offset ')
    this.#visitCount(offset)
  }

  #visitCount(count: OperationNode): void {
    if (ValueNode.is(count) && typeof count.value === 'number') this.appendImmediateValue(count.value)
    else this.visitNode(count)
  }
}

/** A deferred transaction may fail at its first write. An immediate one waits for the lock when it begins. */
class ImmediateDriver extends SqliteDriver {
  readonly #database: DatabaseSync

  constructor(config: SqliteDialectConfig, database: DatabaseSync) {
    super(config)
    this.#database = database
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** If the disk is full, SQLite ends the transaction itself. Another rollback would fail, and its error would hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

/** SQLite rolls back schema changes, but Kysely's adapter says otherwise. Without this, a failed migration would stay half applied. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
