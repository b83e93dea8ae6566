import { inspectAccounts, inspectRecords } from '#database/inspect-database.ts'
import { newestSoundCopy } from '#features/backups/backups.ts'

import type { DataDir } from './data-dir.ts'
import { UsageError } from './environment.ts'

/**
 * Throws a UsageError if the records are damaged, or if they are missing or empty although there are accounts or backups: then they have
 * been lost, and a campaign must not be imported in their place.
 */
export async function refuseEmptyStart(data: DataDir): Promise<void> {
  const records = inspectRecords(data.records)
  if (records.is === 'damaged') throw new UsageError(`${data.records} is damaged. ${await wayBack(data)}`)
  if (records.is === 'sound' && records.contents.length > 0) return
  const found = await remainsOf(data)
  if (found.length === 0) return
  const state = records.is === 'missing' ? 'is missing' : 'has no campaign in it'
  throw new UsageError(`${data.records} ${state}, although there are ${found.join(' and ')}. ${await wayBack(data)}`)
}

/** What shows that the data folder has been used. Accounts that cannot be read count too. */
async function remainsOf(data: DataDir): Promise<string[]> {
  const accounts = inspectAccounts(data.accounts)
  const hasAccounts = accounts.is === 'damaged' || (accounts.is === 'sound' && accounts.contents > 0)
  const hasCopy = (await newestSoundCopy(data.backups)) !== null
  return [...(hasAccounts ? ['accounts'] : []), ...(hasCopy ? ['backups'] : [])]
}

async function wayBack({ backups }: DataDir): Promise<string> {
  const copy = await newestSoundCopy(backups)
  const restore = copy
    ? `Restore the newest copy with: npm run waybook -- restore ${copy}`
    : 'Restore a backup with: npm run waybook -- restore FILE'
  return `${restore} (or set DATA_DIR to a new folder to begin anew)`
}
