import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import path from 'node:path'

import { openFolderBlobs } from '#blobs/folder-blobs.ts'
import { unpackArchive } from '#features/backups/archive.ts'

import { dataDirAt, type DataDir } from '../data-dir.ts'
import { checkAccounts, checkRecords, type Checked, type FoundPictures } from './check-records.ts'

export interface Restored extends FoundPictures {
  /** `null` if the backup has no accounts in it: those of the data folder are still there. */
  readonly accounts: number | null
  /** Where the previous data is now, if there was any. */
  readonly kept: string | null
}

/** Checks an archive, then replaces the data folder with it. The previous folder is kept next to it. */
export async function restoreArchive(file: string, root: string): Promise<Checked<Restored>> {
  await mkdir(path.dirname(root), { recursive: true })
  const fresh = await mkdtemp(`${root}.restoring-`)
  try {
    const unpacked = await unpackArchive(file, fresh)
    if (!unpacked.ok) return unpacked
    const checked = await check(dataDirAt(fresh))
    if (!checked.ok) return checked
    const kept = existsSync(root) ? `${root}.${keptName(new Date())}` : null
    if (kept !== null) await rename(root, kept)
    await rename(fresh, root)
    return { ...checked, kept }
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

async function check({ records, accounts, pictures }: DataDir): Promise<Checked<Omit<Restored, 'kept'>>> {
  const people = checkAccounts(accounts)
  if (!people.ok) return people
  const checked = await checkRecords(records, await openFolderBlobs(pictures))
  return checked.ok ? { ...checked, accounts: people.accounts } : checked
}

/** The name under which the data is kept that a backup replaces. */
export function keptName(now: Date): string {
  return `before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}`
}
