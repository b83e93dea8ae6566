import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'

import { renewRollKey } from '#database/renew-roll-key.ts'

import type { DataDir } from '../data-dir.ts'
import { openPictures } from '../places.ts'
import { checkRecords, type Checked } from './check-records.ts'
import { keptName, removeUnfinished } from './replaced-data.ts'
import type { Place, Restored } from './restore-archive.ts'

const UNFINISHED = 'restoring-'
const DATABASE = 'SQLite format 3\0'
/** SQLite keeps the newest changes in a log beside the file. One that belongs to other records damages them. */
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
 * Checks a copy of the records, then replaces those of the data folder, or of the database, with it. Accounts and pictures stay; the previous records are kept
 * in a folder beside them. The caller holds the lock of the data folder.
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
      const keptSchemas = await replaceInPostgres(databaseUrl, { records: copy, accounts: null }, new Date())
      return { ...checked, accounts: null, kept: null, keptSchemas }
    }
    const kept = existsSync(records) ? path.join(root, keptName(new Date())) : null
    if (kept === null) await removeLog(records)
    else await setAside(records, kept)
    await putInPlace(copy, records)
    return { ...checked, accounts: null, kept, keptSchemas: [] }
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

/** Moves the records and their log. The records go first: without them no server starts, whatever interrupts the move. */
async function setAside(records: string, kept: string): Promise<void> {
  await mkdir(kept)
  for (const suffix of ['', ...LOG_SUFFIXES])
    await unlessMissing(rename(records + suffix, path.join(kept, path.basename(records) + suffix)))
}

async function removeLog(records: string): Promise<void> {
  for (const suffix of LOG_SUFFIXES) await rm(records + suffix, { force: true })
}

async function putInPlace(copy: string, records: string): Promise<void> {
  const handle = await open(copy, 'r+')
  await handle.sync()
  await handle.close()
  await rename(copy, records)
}

async function unlessMissing(step: Promise<void>): Promise<void> {
  await step.catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  })
}
