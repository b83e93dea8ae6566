import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import path from 'node:path'

import { copyFromFolder } from '#blobs/copy-pictures.ts'
import { openFolderBlobs } from '#blobs/folder-blobs.ts'
import { renewRollKey } from '#database/renew-roll-key.ts'
import { unpackArchive } from '#features/backups/archive.ts'

import { dataDirAt, type DataDir } from '../data-dir.ts'
import type { Environment } from '../environment.ts'
import { openPictures } from '../places.ts'
import { checkAccounts, checkRecords, type Checked, type FoundPictures } from './check-records.ts'
import { keptName, removeUnfinished } from './replaced-data.ts'

/** Where to restore to. */
export type Place = Pick<Environment, 'dataDir' | 'databaseUrl' | 'bucket'>

export interface Restored extends FoundPictures {
  /** `null` if the backup has no accounts in it: those of the data folder are still there. */
  readonly accounts: number | null
  /** Where the previous data is now, if there was any. */
  readonly kept: string | null
  /** The schemas that hold what was in the database before, if there is one. */
  readonly keptSchemas: readonly string[]
}

/**
 * Checks an archive, then replaces the data folder with it, and the contents of the database if there is one. The previous folder is kept
 * next to it. With a bucket, the pictures are added to it first, which replaces none. The database is replaced before the folder: what its
 * pictures are missing after a crash, the same command brings.
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
    const keptSchemas = databaseUrl === null ? [] : await moveToDatabase(inside, databaseUrl)
    const kept = existsSync(root) ? `${root}.${keptName(new Date())}` : null
    if (kept !== null) await rename(root, kept)
    await rename(fresh, root)
    return { ...checked, kept, keptSchemas }
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

async function check({
  records,
  accounts,
  pictures,
}: DataDir): Promise<Checked<Omit<Restored, 'kept' | 'keptSchemas'>>> {
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
  const kept = await replaceInPostgres(databaseUrl, { records, accounts }, new Date())
  for (const file of [records, accounts])
    for (const suffix of ['', '-wal', '-shm']) await rm(file + suffix, { force: true })
  return kept
}

const UNFINISHED = '.restoring-'
