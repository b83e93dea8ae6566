import { existsSync } from 'node:fs'
import { copyFile, mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'

import { renewRollKey } from '#database/renew-roll-key.ts'
import { renameHeld, wholeFolder } from '#runtime/held-files.ts'
import { temporaryName } from '#runtime/temporary-name.ts'

import type { DataDir } from '../data-dir.ts'
import { openPictures } from '../places.ts'
import { checkRecords, type Checked } from './check-records.ts'
import { type Place, type PreparedRestore, type Replaced, restoreNow, type Restored } from './prepared-restore.ts'
import { removeUnfinished, replacedName } from './replaced-data.ts'

type RecordsPlace = Pick<Place, 'databaseUrl' | 'bucket'>

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
export async function restoreRecords(file: string, data: DataDir, place: RecordsPlace): Promise<Checked<Restored>> {
  return await restoreNow(await prepareRecords(file, data, place))
}

/** Copies the records into the data folder and checks the copy. */
export async function prepareRecords(
  file: string,
  data: DataDir,
  { databaseUrl, bucket }: RecordsPlace,
): Promise<Checked<{ readonly prepared: PreparedRestore }>> {
  const { root, records } = data
  await removeUnfinished(root, UNFINISHED)
  const fresh = path.join(root, UNFINISHED + temporaryName())
  await mkdir(fresh, { mode: 0o700 })
  const discard = async () => await rm(fresh, wholeFolder)
  try {
    const copy = path.join(fresh, path.basename(records))
    await copyFile(file, copy)
    await unlessMissing(copyFile(`${file}-wal`, `${copy}-wal`))
    const checked = await checkRecords(copy, await openPictures({ bucket }, data))
    if (!checked.ok) {
      await discard()
      return checked
    }
    renewRollKey(copy)
    const found = { ...checked, accounts: null, madeAt: null }
    const replace = async () => await replaceWith(copy, data, databaseUrl)
    return {
      ok: true,
      prepared: { found, fresh: { records: copy, accounts: null, dataDir: null }, replace, discard },
    }
  } catch (error) {
    await discard()
    throw error
  }
}

async function replaceWith(copy: string, { root, records }: DataDir, databaseUrl: string | null): Promise<Replaced> {
  if (databaseUrl !== null) {
    const { replaceInPostgres } = await import('./replace-in-postgres.ts')
    const previousSchemas = await replaceInPostgres(databaseUrl, { records: copy, accounts: null }, new Date())
    return { previous: null, previousSchemas }
  }
  const previous = existsSync(records) ? path.join(root, replacedName(new Date())) : null
  if (previous === null) await removeLog(records)
  else await setAside(records, previous)
  await putInPlace(copy, records)
  return { previous, previousSchemas: [] }
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
