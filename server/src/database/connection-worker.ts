import { parentPort, workerData } from 'node:worker_threads'

import { reportLoaded } from '#runtime/thread.ts'

import { openConnection } from './open-connection.ts'
import { sqliteStatements } from './sqlite-statements.ts'

/** A statement for the thread to execute. */
export interface StatementRequest {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

export type StatementAnswer = { readonly rows: readonly unknown[] } | { readonly failed: StatementFailure }

/** An error of SQLite. Passing the error itself between threads would lose its code. */
export interface StatementFailure {
  readonly message: string
  readonly errcode: number | null
}

/** With SQLite's default of two megabytes, a large import would write and read the same pages several times. */
const CACHE_KB = 64 * 1024

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `ThreadedSqliteDialect` passes the path
const database = openConnection(workerData as string)
database.exec(`pragma cache_size = -${CACHE_KB}`)
const statements = sqliteStatements(database)

function execute({ sql, parameters }: StatementRequest): StatementAnswer {
  try {
    // If the disk is full, SQLite ends the transaction itself. Another rollback would fail, and its error would hide the cause.
    if (sql === 'rollback' && !database.isTransaction) return { rows: [] }
    const statement = statements.prepare(sql)
    if (statement.reader) return { rows: statement.all(parameters) }
    statement.run(parameters)
    return { rows: [] }
  } catch (error) {
    return { failed: failureOf(error) }
  }
}

function failureOf(error: unknown): StatementFailure {
  const errcode = error instanceof Error && 'errcode' in error ? error.errcode : null
  return { message: String(error), errcode: typeof errcode === 'number' ? errcode : null }
}

parentPort?.on('message', (request: StatementRequest) => parentPort?.postMessage(execute(request), []))
reportLoaded()
