import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'

import { storageFault } from '#runtime/storage-fault.ts'
import { Thread } from '#runtime/thread.ts'

/** The contents of a database file, which the inspection does not change. */
export type Inspected<Contents> =
  | { readonly is: 'missing' }
  | { readonly is: 'damaged' }
  | { readonly is: 'sound'; readonly contents: Contents }

/**
 * `wholly` also compares each index with its table. This takes three times as long for ten thousand entities, and at least four times as
 * long for a hundred thousand: 4 to 12 s.
 */
type Thoroughness = 'quickly' | 'wholly'

/** How long to wait for a process that is writing. */
const BUSY_MS = 5000

/** The ids of the campaigns in a records file. A new store has none. */
export function inspectRecords(file: string, how: Thoroughness = 'wholly'): Inspected<readonly string[]> {
  const campaigns = (database: DatabaseSync) =>
    hasTable(database, 'campaign') ? database.prepare('select id from campaign order by id').all() : []
  return inspect(file, how, (database) => campaigns(database).map(({ id }) => String(id)))
}

/** Inspects a records file completely and in a thread, which keeps a server responsive. */
export async function inspectRecordsApart(file: string): Promise<Inspected<readonly string[]>> {
  const thread = new Thread(new URL('inspect-worker.ts', import.meta.url))
  try {
    await thread.loaded
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the thread's own answer
    return (await thread.request(file)) as Inspected<readonly string[]>
  } finally {
    await thread.end()
  }
}

/** The number of accounts in an accounts file. */
export function inspectAccounts(file: string): Inspected<number> {
  return inspect(file, 'wholly', (database) =>
    hasTable(database, 'user') ? Number(database.prepare('select count(*) as count from user').get()?.['count']) : 0,
  )
}

/** The names of the tables in an intact file. */
export function tablesIn(file: string): Set<string> {
  const database = openToRead(file)
  try {
    const tables = database.prepare(`select name from sqlite_schema where type = 'table'`).all()
    return new Set(tables.map(({ name }) => String(name)))
  } finally {
    database.close()
  }
}

/** Opens a file without a write-ahead log as immutable. Otherwise SQLite would leave an empty log next to it. */
function openToRead(file: string): DatabaseSync {
  const url = pathToFileURL(file)
  if (!existsSync(`${file}-wal`)) url.searchParams.set('immutable', '1')
  return new DatabaseSync(url, { readOnly: true, timeout: BUSY_MS })
}

function inspect<Contents>(
  file: string,
  how: Thoroughness,
  read: (database: DatabaseSync) => Contents,
): Inspected<Contents> {
  if (!existsSync(file)) return { is: 'missing' }
  const database = openToRead(file)
  try {
    const check = how === 'quickly' ? 'quick_check' : 'integrity_check'
    if (database.prepare(`pragma ${check}(1)`).get()?.[check] !== 'ok') return { is: 'damaged' }
    return { is: 'sound', contents: read(database) }
  } catch (error) {
    if (storageFault(error) === 'damaged') return { is: 'damaged' }
    throw error
  } finally {
    database.close()
  }
}

function hasTable(database: DatabaseSync, name: string): boolean {
  return database.prepare(`select 1 from sqlite_schema where type = 'table' and name = ?`).get(name) !== undefined
}
