import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type SqliteQueryCompiler,
} from 'kysely'
import pLimit from 'p-limit'

import { Thread } from '#runtime/thread.ts'

import type { StatementAnswer, StatementFailure } from './connection-worker.ts'
import { LiteralLimitsCompiler } from './node-sqlite-dialect.ts'

const worker = new URL('./connection-worker.ts', import.meta.url)

/**
 * A Kysely dialect over a connection in a separate thread, for slow transactions and reads. Node executes SQLite's statements
 * synchronously, so on the main thread each of them would block everybody. The thread starts with the first statement.
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

  override createQueryCompiler(): SqliteQueryCompiler {
    return new LiteralLimitsCompiler()
  }

  override createAdapter(): SqliteAdapter {
    return new SqliteAdapter()
  }
}

/** Kysely's dialect requires a database, but only its default driver uses it. */
async function neverUsed(): Promise<never> {
  return await Promise.reject(new Error('The connection is in another thread'))
}

/** One connection, for one transaction at a time or for reads. Statements run one after another. */
class ThreadedDriver implements Driver {
  readonly #file: string
  #connection: ThreadedConnection | null = null

  constructor(file: string) {
    this.#file = file
  }

  async init(): Promise<void> {
    await this.acquireConnection()
  }

  /** Replaces a thread that has ended, whose work has failed. */
  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#connection === null || this.#connection.thread.hasEnded)
      this.#connection = new ThreadedConnection(new Thread(worker, { workerData: this.#file }))
    const connection = this.#connection
    await connection.thread.loaded
    return connection
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
    await this.#connection?.thread.end()
  }
}

class ThreadedConnection implements DatabaseConnection {
  readonly thread: Thread
  readonly #oneAtATime = pLimit(1)

  constructor(thread: Thread) {
    this.thread = thread
    // A lost thread rejects the running statement. Without a listener, it would also crash the server.
    thread.worker.on('error', () => {})
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the thread's own answer
    const answer = (await this.#oneAtATime(
      async () => await this.thread.request({ sql, parameters }),
    )) as StatementAnswer
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
