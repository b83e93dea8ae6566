import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'

import { copyFromFolder } from '#blobs/copy-pictures.ts'
import { openFolderBlobs } from '#blobs/folder-blobs.ts'
import { renewRollKey } from '#database/renew-roll-key.ts'
import { unpackArchive } from '#features/backups/archive.ts'
import { renameHeld, wholeFolder } from '#runtime/held-files.ts'
import { temporaryName } from '#runtime/temporary-name.ts'

import { dataDirAt, type DataDir } from '../data-dir.ts'
import { openPictures } from '../places.ts'
import { checkAccounts, checkRecords, type Checked } from './check-records.ts'
import {
  type FoundInBackup,
  type Place,
  type PreparedRestore,
  type Replaced,
  restoreNow,
  type Restored,
} from './prepared-restore.ts'
import { removeUnfinished, replacedName } from './replaced-data.ts'

const UNFINISHED = '.restoring-'

/**
 * Checks an archive, then replaces the data folder and the contents of the database, if there is one. The previous folder stays next to
 * the new one. With a bucket, the pictures are first added to those in it. The database is replaced before the folder. If a crash
 * between the two leaves pictures missing, repeating the command restores them.
 */
export async function restoreArchive(file: string, place: Place): Promise<Checked<Restored>> {
  return await restoreNow(await prepareArchive(file, place))
}

/** Unpacks an archive next to the data folder and checks it. `maxBytes`: the maximum size of the unpacked files. */
export async function prepareArchive(
  file: string,
  place: Place,
  maxBytes = Infinity,
): Promise<Checked<{ readonly prepared: PreparedRestore }>> {
  const { dataDir: root, bucket } = place
  if (bucket !== null) await (await openPictures(place, dataDirAt(root))).ping()
  await mkdir(path.dirname(root), { recursive: true })
  await removeAbandonedRestores(root)
  const fresh = `${root}${UNFINISHED}${temporaryName()}`
  await mkdir(fresh, { mode: 0o700 })
  const discard = async () => await rm(fresh, wholeFolder)
  try {
    const unpacked = await unpackArchive(file, fresh, maxBytes)
    const inside = dataDirAt(fresh)
    const checked = unpacked.ok ? await check(inside, unpacked.madeAt) : unpacked
    if (!checked.ok) {
      await discard()
      return checked
    }
    renewRollKey(inside.records)
    const { records, accounts } = inside
    const replace = async () => await replaceWith(inside, place)
    return {
      ok: true,
      prepared: { found: checked, fresh: { records, accounts, dataDir: fresh }, replace, discard },
    }
  } catch (error) {
    await discard()
    throw error
  }
}

/** Removes what killed restores have unpacked next to a data folder. */
async function removeAbandonedRestores(root: string): Promise<void> {
  await removeUnfinished(path.dirname(root), `${path.basename(root)}${UNFINISHED}`)
}

async function replaceWith(fresh: DataDir, { dataDir: root, databaseUrl, bucket }: Place): Promise<Replaced> {
  if (bucket !== null) await moveToBucket(fresh, { bucket })
  const previousSchemas = databaseUrl === null ? [] : await moveToDatabase(fresh, databaseUrl)
  const previous = existsSync(root) ? `${root}.${replacedName(new Date())}` : null
  if (previous !== null) await renameHeld(root, previous)
  await renameHeld(fresh.root, root).catch(async (error: unknown) => {
    if (previous !== null) await renameHeld(previous, root)
    throw error
  })
  return { previous, previousSchemas }
}

async function check({ records, accounts, pictures }: DataDir, madeAt: number): Promise<Checked<FoundInBackup>> {
  const people = checkAccounts(accounts)
  if (!people.ok) return people
  const checked = await checkRecords(records, await openFolderBlobs(pictures))
  return checked.ok ? { ...checked, accounts: people.accounts, madeAt } : checked
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
