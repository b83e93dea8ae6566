import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'

import { newestSoundCopy } from '#features/backups/backups.ts'

import type { DataDir } from './data-dir.ts'
import { UsageError } from './environment.ts'
import { type FoundData, inspectData, type Settings } from './inspect-data.ts'
import { KEPT_NAME } from './restore/replaced-data.ts'

/**
 * Throws a UsageError if the records are damaged, or if they are missing or empty although there are accounts or backups: then they have
 * been lost, and a campaign must not be imported in their place.
 */
export async function refuseEmptyStart(environment: Settings, data: DataDir): Promise<void> {
  // The daily copy, which is made right after the start if the day has none, is inspected wholly.
  const { records, accounts, where } = await inspectData(environment, data)
  if (records.is === 'damaged') throw new UsageError(`${where} is damaged. ${await wayBack(environment, data)}`)
  if (records.is === 'sound' && records.contents.length > 0) return
  const found = await remainsOf(accounts, data)
  if (found.length === 0) return
  const isMissing = records.is === 'missing' && environment.databaseUrl === null
  const state = isMissing ? 'is missing' : 'has no campaign in it'
  throw new UsageError(
    `${where} ${state}, although there are ${found.join(' and ')}. ${await wayBack(environment, data)}`,
  )
}

/** Throws a UsageError if the data folder is missing beside one that a restore has moved away: then the restore was killed. */
export async function refuseMovedFolder(root: string): Promise<void> {
  if (existsSync(root)) return
  const beside = await readdir(path.dirname(root)).catch(() => [])
  const moved = beside
    .filter((name) => name.startsWith(`${path.basename(root)}.${KEPT_NAME}`))
    .toSorted()
    .at(-1)
  if (moved === undefined) return
  const kept = path.join(path.dirname(root), moved)
  throw new UsageError(
    `${root} is missing, although a restore has left ${kept}: restore the backup again, or rename that folder back (or set DATA_DIR to another folder to begin anew)`,
  )
}

/** What shows that the data folder has been used. Accounts that cannot be read count too. */
async function remainsOf(accounts: FoundData['accounts'], data: DataDir): Promise<string[]> {
  const hasAccounts = accounts.is === 'damaged' || (accounts.is === 'sound' && accounts.contents > 0)
  const hasCopy = (await newestSoundCopy(data.backups)) !== null
  return [...(hasAccounts ? ['accounts'] : []), ...(hasCopy ? ['backups'] : [])]
}

async function wayBack({ databaseUrl }: Settings, { backups }: DataDir): Promise<string> {
  const copy = await newestSoundCopy(backups)
  const restore = copy
    ? `Restore the newest copy with: npm run waybook -- restore ${copy}`
    : 'Restore a backup with: npm run waybook -- restore FILE'
  const anew =
    databaseUrl === null ? 'DATA_DIR to a new folder' : 'DATA_DIR to a new folder and DATABASE_URL to an empty database'
  return `${restore} (or set ${anew} to begin anew)`
}
