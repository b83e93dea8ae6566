import type { Database } from '@waybook/server/database/database.ts'
import { openPostgres } from '@waybook/server/database/postgres/postgres.ts'
import { openStore } from '@waybook/server/features/open-store.ts'
import type { Store } from '@waybook/server/features/store.ts'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'

import { ticking } from './temporary-folder.ts'

/** The tests on PostgreSQL run only on Linux, because its packages for tests are only tried there. */
export const hasTestPostgres = process.platform === 'linux'

let databases = 0

/** A database with the connection that empties it: a new connection would first read the catalog of all tables, which takes longer. */
interface ReusableDatabase {
  readonly url: string
  readonly emptying: Client
}

/** Databases whose tests have ended. Emptying one takes a hundredth of the time of creating another. */
const free: ReusableDatabase[] = []

/** A database without any data in the PostgreSQL of this test run. */
export interface TestDatabase {
  readonly url: string
  /** Gives it to the next test. */
  readonly release: () => Promise<void>
}

const allEngines: readonly { readonly name: string; readonly take: (() => Promise<TestDatabase>) | null }[] = [
  { name: 'SQLite', take: null },
  ...(hasTestPostgres ? [{ name: 'PostgreSQL', take: takePostgres }] : []),
]

/**
 * For suites of behavior: SQLite, and in long runs PostgreSQL too. In every run `engines-agree.test.ts` compares the answers of all
 * operations on both, and the contracts of the store run on both.
 */
export const engines = allEngines.slice(0, process.env['LONG'] ? allEngines.length : 1)

async function takePostgres(): Promise<TestDatabase> {
  return releasable(free.pop() ?? (await makeDatabase()))
}

function releasable(database: ReusableDatabase): TestDatabase {
  const release = async () => {
    await database.emptying.query(END_CONNECTIONS)
    await database.emptying.query(EMPTY)
    free.push(database)
  }
  return { url: database.url, release }
}

/** The URL of a database for the current test. */
export async function testPostgres(): Promise<string> {
  const { url, release } = await takePostgres()
  onTestFinished(release)
  return url
}

/** The URL of a database that Waybook has never used; `testPostgres` may return one with Waybook's schemas, without rows. */
export async function newTestPostgres(): Promise<string> {
  const { url, release } = releasable(await makeDatabase())
  onTestFinished(release)
  return url
}

/** Databases that stay open between two tests: new connections read the catalog of all tables again, which takes longer than most tests. */
const opened: { readonly database: Database; readonly empty: () => Promise<void> }[] = []

/** An empty store for the current test. Its database stays open afterwards, so this is not for tests of opening and closing. */
export async function openTestPostgres(): Promise<Store> {
  const reused = opened.pop() ?? (await openDatabase())
  onTestFinished(async () => {
    await reused.empty()
    opened.push(reused)
  })
  return openStore({ ...reused.database, close: async () => {} }, ticking())
}

async function openDatabase() {
  const { url, emptying } = await makeDatabase()
  const database = await openPostgres({ url })
  return { database, empty: async () => void (await emptying.query(EMPTY)) }
}

async function makeDatabase(): Promise<ReusableDatabase> {
  const url = await serverUrl()
  databases += 1
  const name = `test_${process.pid}_${databases}`
  await command(url, `create database ${name}`)
  // `url` has no host before its path: the socket is a parameter.
  const made = url.replace('/postgres?', `/${name}?`)
  const emptying = new Client(made)
  await emptying.connect()
  // The server may stop before this process has ended.
  emptying.on('error', () => {})
  return { url: made, emptying }
}

/** Ends connections that a test left open. */
const END_CONNECTIONS =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'

/** Drops schemas that only tests create, and deletes all rows except the key of rolls, which a migration makes. */
const EMPTY = `
do $$
declare one record;
begin
  set local session_replication_role = replica;
  for one in select nspname as name from pg_namespace where nspname like 'waybook\\_%\\_%' loop
    execute format('drop schema %I cascade', one.name);
  end loop;
  for one in select schemaname as schema, tablename as name from pg_tables
    where schemaname like 'waybook%' and tablename not like 'kysely%' and tablename <> 'rollKey' loop
    execute format('delete from %I.%I', one.schema, one.name);
  end loop;
  for one in select schemaname as schema, sequencename as name from pg_sequences where schemaname like 'waybook%' loop
    execute format('alter sequence %I.%I restart', one.schema, one.name);
  end loop;
end $$`

async function serverUrl(): Promise<string> {
  const door = process.env['WAYBOOK_TEST_POSTGRES']
  if (door === undefined) throw new Error('The test run does not provide PostgreSQL (vitest.config.ts).')
  const response = await fetch(door)
  if (!response.ok) throw new Error(await response.text())
  return await response.text()
}

async function command(url: string, statement: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
