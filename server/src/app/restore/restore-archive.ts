import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'

import { copyFromFolder } from '#blobs/copy-pictures.ts'
import { openFolderBlobs } from '#blobs/folder-blobs.ts'
import { renewRollKey } from '#database/renew-roll-key.ts'
import { unpackArchive } from '#features/backups/archive.ts'
import { renameHeld, wholeFolder } from '#runtime/held-files.ts'

import { dataDirAt, type DataDir } from '../data-dir.ts'
import type { Environment } from '../environment.ts'
import { openPictures } from '../places.ts'
import { checkAccounts, checkRecords, type Checked, type FoundPictures } from './check-records.ts'
import { replacedName, removeUnfinished } from './replaced-data.ts'

/** The target of a restore. */
export type Place = Pick<Environment, 'dataDir' | 'databaseUrl' | 'bucket'>

export interface Restored extends FoundPictures {
  /** `null` if the backup contains no accounts. Then the current accounts stay. */
  readonly accounts: number | null
  /** The path of the previous data, if there was any. */
  readonly previous: string | null
  /** The schemas that hold the previous data of the database, if there is one. */
  readonly previousSchemas: readonly string[]
}

/**
 * Checks an archive, then replaces the data folder and the contents of the database, if there is one. The previous folder stays next to
 * the new one. With a bucket, the pictures are first added to those in it. The database is replaced before the folder. If a crash
 * between the two leaves pictures missing, repeating the command restores them.
 */
export async function restoreArchive(file: string, place: Place): Promise<Checked<Restored>> {
  const { dataDir: root, databaseUrl, bucket } = place
  if (bucket !== null) await (await openPictures(place, dataDirAt(root))).ping()
  await mkdir(path.dirname(root), { recursive: true })
  await removeUnfinished(path.dirname(root), `${path.basename(root)}${UNFINISHED}`)
  const fresh = await mkdtemp(`${root}${UNFINISHED}`)
  try {
    const unpacked = await unpackArchive(file, fresh)
    if (!unpacked.ok) return unpacked
    const inside = dataDirAt(fresh)
    const checked = await check(inside)
    if (!checked.ok) return checked
    renewRollKey(inside.records)
    if (bucket !== null) await moveToBucket(inside, { bucket })
    const previousSchemas = databaseUrl === null ? [] : await moveToDatabase(inside, databaseUrl)
    const previous = existsSync(root) ? `${root}.${replacedName(new Date())}` : null
    if (previous !== null) await renameHeld(root, previous)
    await renameHeld(fresh, root)
    return { ...checked, previous, previousSchemas }
  } finally {
    await rm(fresh, wholeFolder)
  }
}

async function check({
  records,
  accounts,
  pictures,
}: DataDir): Promise<Checked<Omit<Restored, 'previous' | 'previousSchemas'>>> {
  const people = checkAccounts(accounts)
  if (!people.ok) return people
  const checked = await checkRecords(records, await openFolderBlobs(pictures))
  return checked.ok ? { ...checked, accounts: people.accounts } : checked
}

async function moveToBucket(data: DataDir, place: Pick<Place, 'bucket'>): Promise<void> {
  await copyFromFolder(data.pictures, await openPictures(place, data))
  await rm(data.pictures, { recursive: true })
}

async function moveToDatabase({ records, accounts }: DataDir, databaseUrl: string): Promise<readonly string[]> {
  const { replaceInPostgres } = await import('./replace-in-postgres.ts')
  const previous = await replaceInPostgres(databaseUrl, { records, accounts }, new Date())
  for (const file of [records, accounts])
    for (const suffix of ['', '-wal', '-shm']) await rm(file + suffix, { force: true })
  return previous
}

const UNFINISHED = '.restoring-'
