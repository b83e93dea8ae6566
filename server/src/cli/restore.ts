import { existsSync } from 'node:fs'
import path from 'node:path'

import { makeDataDir } from '#app/data-dir.ts'
import { type Environment, UsageError } from '#app/environment.ts'
import type { Checked } from '#app/restore/check-records.ts'
import type { Place, Restored } from '#app/restore/prepared-restore.ts'
import { restoreArchive } from '#app/restore/restore-archive.ts'
import { isDatabase, restoreRecords } from '#app/restore/restore-records.ts'
import { isLocked, lockDataDir } from '#database/data-lock.ts'

import { readArguments } from './arguments.ts'
import { usages } from './usage.ts'

const { usage } = usages.restore
const RUNNING = 'A running Waybook is using the data folder: stop it first'

/**
 * Checks a backup, then replaces the current data, which is retained. FILE is an archive of `waybook backup`, or a copy of the records
 * from `backups/`, which leaves accounts and pictures unchanged.
 */
export async function restore(args: readonly string[], environment: Environment): Promise<number> {
  const { positionals } = readArguments(args, { usage, options: {}, wanted: { least: 1, most: 1 } })
  const file = path.resolve(positionals[0] ?? '')
  if (!existsSync(file)) throw new UsageError(`${file} does not exist`)
  const restored = await ifDatabaseIsUnused(environment, async () =>
    (await isDatabase(file)) ? await withRecords(file, environment) : await withArchive(file, environment),
  )
  if (!restored.ok) throw new UsageError(`${restored.why}: nothing was restored`)
  process.stdout.write(`Restored ${file}: ${countsOf(restored)}${whereabouts(restored)}\n`)
  if (restored.missing > 0) process.stderr.write(`waybook: ${advice(restored)}\n`)
  return 0
}

async function ifDatabaseIsUnused<Result>(
  { databaseUrl: url }: Environment,
  work: () => Promise<Result>,
): Promise<Result> {
  if (url === null) return await work()
  const { whileUnused } = await import('#app/restore/while-unused.ts')
  return await whileUnused(url, work)
}

async function withArchive(file: string, place: Place): Promise<Checked<Restored>> {
  if (existsSync(place.dataDir) && isLocked(place.dataDir)) throw new UsageError(RUNNING)
  return await restoreArchive(file, place)
}

async function withRecords(file: string, place: Place): Promise<Checked<Restored>> {
  const data = await makeDataDir(place.dataDir)
  const lock = lockDataDir(data.root)
  if (!lock) throw new UsageError(RUNNING)
  try {
    return await restoreRecords(file, data, place)
  } finally {
    lock.release()
  }
}

function countsOf({ accounts, pictures, missing }: Restored): string {
  const found = `records, ${pictures - missing} of ${pictures} pictures`
  return accounts === null ? `${found}; the accounts are unchanged` : `${found}, accounts: ${accounts}`
}

function whereabouts({ accounts, previous, previousSchemas }: Restored): string {
  const before =
    previousSchemas.length === 0 ? '' : `; the previous data of the database is now in its ${schemas(previousSchemas)}`
  if (previous === null) return before
  return `${accounts === null ? `; the previous records are now in ${previous}` : `; the previous data folder is now ${previous}`}${before}`
}

function schemas(names: readonly string[]): string {
  return `${names.length === 1 ? 'schema' : 'schemas'} ${names.join(' and ')}`
}

function advice({ missing }: Restored): string {
  return `${missing} pictures are missing or damaged: import the campaign's folder again, then upload the pictures that were added in Waybook`
}
