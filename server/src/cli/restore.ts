import { existsSync } from 'node:fs'
import path from 'node:path'

import { makeDataDir } from '#app/data-dir.ts'
import { type Environment, UsageError } from '#app/environment.ts'
import type { Checked } from '#app/restore/check-records.ts'
import { restoreArchive, type Restored } from '#app/restore/restore-archive.ts'
import { isDatabase, restoreRecords } from '#app/restore/restore-records.ts'
import { isLocked, lockDataDir } from '#database/data-lock.ts'

import { readArguments } from './arguments.ts'
import { usages } from './usage.ts'

const { usage } = usages.restore
const RUNNING = 'A running Waybook uses the data folder: stop it first'

/**
 * Checks a backup, then puts it in place of the current data, which is kept. FILE is an archive of `waybook backup`, or a copy of the
 * records from `backups/`, which leaves accounts and pictures as they are.
 */
export async function restore(args: readonly string[], environment: Environment): Promise<number> {
  const { positionals } = readArguments(args, { usage, options: {}, wanted: { least: 1, most: 1 } })
  const file = path.resolve(positionals[0] ?? '')
  if (!existsSync(file)) throw new UsageError(`${file} does not exist`)
  const restored = (await isDatabase(file))
    ? await withRecords(file, environment.dataDir)
    : await withArchive(file, environment.dataDir)
  if (!restored.ok) throw new UsageError(`${restored.why}: nothing was restored`)
  process.stdout.write(`Restored ${file}: ${countsOf(restored)}${whereabouts(restored)}\n`)
  if (restored.missing > 0) process.stderr.write(`waybook: ${advice(restored)}\n`)
  return 0
}

async function withArchive(file: string, root: string): Promise<Checked<Restored>> {
  if (existsSync(root) && isLocked(root)) throw new UsageError(RUNNING)
  return await restoreArchive(file, root)
}

async function withRecords(file: string, root: string): Promise<Checked<Restored>> {
  const data = await makeDataDir(root)
  const lock = lockDataDir(root)
  if (!lock) throw new UsageError(RUNNING)
  try {
    return await restoreRecords(file, data)
  } finally {
    lock.release()
  }
}

function countsOf({ accounts, pictures, missing }: Restored): string {
  const found = `records, ${pictures - missing} of ${pictures} pictures`
  return accounts === null ? `${found}; the accounts stay as they are` : `${found}, accounts: ${accounts}`
}

function whereabouts({ accounts, kept }: Restored): string {
  if (kept === null) return ''
  return accounts === null ? `; the previous records are now in ${kept}` : `; the previous data folder is now ${kept}`
}

function advice({ missing }: Restored): string {
  return `${missing} pictures are missing or damaged: import the campaign's folder again, and upload those that were added in Waybook`
}
