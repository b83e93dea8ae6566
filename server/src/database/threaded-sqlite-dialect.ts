import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely'

import { Thread } from '#runtime/thread.ts'

import type { StatementAnswer, StatementFailure } from './connection-worker.ts'

const worker = new URL('./connection-worker.ts', import.meta.url)

/**
 * A Kysely dialect over a connection in a thread of its own, for transactions that take long. Node executes SQLite's statements synchronously,
 * so on the main thread each would keep everybody waiting; in the meantime others read over their own connection.
 */
export class ThreadedSqliteDialect extends SqliteDialect {
  readonly #file: string

  constructor(file: string) {
    super({ database: neverUsed })
    this.#file = file
  }

  override createDriver(): Driver {
    return new ThreadedDriver(this.#file)
  }

  override createAdapter(): SqliteAdapter {
    return new SqliteAdapter()
  }
}

/** Kysely's dialect wants a connection, which only its own driver would use. */
async function neverUsed(): Promise<never> {
  return await Promise.reject(new Error('The connection is in another thread'))
}

/** One connection, for one transaction at a time. */
class ThreadedDriver implements Driver {
  readonly #thread: Thread
  readonly #connection: DatabaseConnection

  constructor(file: string) {
    this.#thread = new Thread(worker, { workerData: file })
    this.#connection = new ThreadedConnection(this.#thread)
  }

  async init(): Promise<void> {
    await this.#thread.loaded
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return await Promise.resolve(this.#connection)
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#thread.end()
  }
}

class ThreadedConnection implements DatabaseConnection {
  readonly #thread: Thread

  constructor(thread: Thread) {
    this.#thread = thread
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the thread's own answer
    const answer = (await this.#thread.request({ sql, parameters })) as StatementAnswer
    if ('failed' in answer) throw sqliteError(answer.failed)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely derives the type of the rows from the query
    return { rows: answer.rows as Row[] }
  }

  // oxlint-disable-next-line require-yield -- nothing is streamed from here
  async *streamQuery(): AsyncGenerator<never> {
    throw await Promise.resolve(new Error('Rows are not streamed from another thread'))
  }
}

function sqliteError({ message, errcode }: StatementFailure): Error {
  return Object.assign(new Error(message), errcode === null ? {} : { errcode })
}
