import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, open, rm } from 'node:fs/promises'
import path from 'node:path'

import { renewRollKey } from '#database/renew-roll-key.ts'
import { renameHeld, wholeFolder } from '#runtime/held-files.ts'

import type { DataDir } from '../data-dir.ts'
import { openPictures } from '../places.ts'
import { checkRecords, type Checked } from './check-records.ts'
import { replacedName, removeUnfinished } from './replaced-data.ts'
import type { Place, Restored } from './restore-archive.ts'

const UNFINISHED = 'restoring-'
const DATABASE = 'SQLite format 3\0'
/** SQLite keeps the newest changes in a log beside the file. A log of other records would damage the file. */
const LOG_SUFFIXES = ['-wal', '-shm'] as const

/** Whether a file is a copy of the records, such as the daily ones, and not an archive. */
export async function isDatabase(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read({ buffer: Buffer.alloc(DATABASE.length), position: 0 })
    return buffer.toString('latin1') === DATABASE
  } finally {
    await handle.close()
  }
}

/**
 * Checks a copy of the records, then replaces the records of the data folder or the database. Accounts and pictures stay. Moves the
 * previous records to a folder beside the new ones. The caller holds the lock of the data folder.
 */
export async function restoreRecords(
  file: string,
  data: DataDir,
  { databaseUrl, bucket }: Pick<Place, 'databaseUrl' | 'bucket'>,
): Promise<Checked<Restored>> {
  const { root, records } = data
  await removeUnfinished(root, UNFINISHED)
  const fresh = await mkdtemp(path.join(root, UNFINISHED))
  try {
    const copy = path.join(fresh, path.basename(records))
    await copyFile(file, copy)
    await unlessMissing(copyFile(`${file}-wal`, `${copy}-wal`))
    const checked = await checkRecords(copy, await openPictures({ bucket }, data))
    if (!checked.ok) return checked
    renewRollKey(copy)
    if (databaseUrl !== null) {
      const { replaceInPostgres } = await import('./replace-in-postgres.ts')
      const previousSchemas = await replaceInPostgres(databaseUrl, { records: copy, accounts: null }, new Date())
      return { ...checked, accounts: null, previous: null, previousSchemas }
    }
    const previous = existsSync(records) ? path.join(root, replacedName(new Date())) : null
    if (previous === null) await removeLog(records)
    else await setAside(records, previous)
    await putInPlace(copy, records)
    return { ...checked, accounts: null, previous, previousSchemas: [] }
  } finally {
    await rm(fresh, wholeFolder)
  }
}

/** Moves the records and their log. The records go first, because no server starts without them if the move is interrupted. */
async function setAside(records: string, previous: string): Promise<void> {
  await mkdir(previous)
  for (const suffix of ['', ...LOG_SUFFIXES])
    await unlessMissing(renameHeld(records + suffix, path.join(previous, path.basename(records) + suffix)))
}

async function removeLog(records: string): Promise<void> {
  for (const suffix of LOG_SUFFIXES) await rm(records + suffix, { force: true })
}

async function putInPlace(copy: string, records: string): Promise<void> {
  const handle = await open(copy, 'r+')
  await handle.sync()
  await handle.close()
  await renameHeld(copy, records)
}

async function unlessMissing(step: Promise<void>): Promise<void> {
  await step.catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  })
}
