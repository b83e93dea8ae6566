import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'

import { newestSoundCopy } from '#features/backups/backups.ts'
import { commandLine } from '#runtime/command-line.ts'

import type { DataDir } from './data-dir.ts'
import { UsageError } from './environment.ts'
import { type FoundData, inspectData, type Settings } from './inspect-data.ts'
import { REPLACED_PREFIX } from './restore/replaced-data.ts'

/**
 * Throws a UsageError if the records are damaged or lost. They are lost if they are missing or empty but there are accounts or backups.
 * Importing a campaign in their place would hide the loss.
 */
export async function refuseEmptyStart(environment: Settings, data: DataDir): Promise<void> {
  // The daily copy, which is made right after the start, is inspected completely.
  const { records, accounts, where } = await inspectData(environment, data)
  if (records.is === 'damaged') throw new UsageError(`${where} is damaged. ${await wayBack(environment, data)}`)
  if (records.is === 'sound' && records.contents.length > 0) return
  const found = await remainsOf(accounts, data)
  if (found.length === 0) return
  const isMissing = records.is === 'missing' && environment.databaseUrl === null
  const state = isMissing ? 'is missing' : 'has no campaign in it'
  throw new UsageError(`${where} ${state}, but there are ${found.join(' and ')}. ${await wayBack(environment, data)}`)
}

/** Throws a UsageError if the data folder is missing because a restore was killed after it had moved the folder away. */
export async function refuseMovedFolder(root: string): Promise<void> {
  if (existsSync(root)) return
  const beside = await readdir(path.dirname(root)).catch(() => [])
  const moved = beside
    .filter((name) => name.startsWith(`${path.basename(root)}.${REPLACED_PREFIX}`))
    .toSorted()
    .at(-1)
  if (moved === undefined) return
  const previous = path.join(path.dirname(root), moved)
  throw new UsageError(
    `${root} is missing, but an interrupted restore left ${previous}: restore the backup again, or rename that folder back (or set DATA_DIR to another folder to start over)`,
  )
}

/** Signs that the data folder has been used before. Unreadable accounts count too. */
async function remainsOf(accounts: FoundData['accounts'], data: DataDir): Promise<string[]> {
  const hasAccounts = accounts.is === 'damaged' || (accounts.is === 'sound' && accounts.contents > 0)
  const hasCopy = (await newestSoundCopy(data.backups)) !== null
  return [...(hasAccounts ? ['accounts'] : []), ...(hasCopy ? ['backups'] : [])]
}

async function wayBack({ databaseUrl }: Settings, { backups }: DataDir): Promise<string> {
  const copy = await newestSoundCopy(backups)
  const restore = copy
    ? `Restore the newest copy with: ${commandLine(`restore ${copy}`)}`
    : `Restore a backup with: ${commandLine('restore FILE')}`
  const anew =
    databaseUrl === null ? 'DATA_DIR to a new folder' : 'DATA_DIR to a new folder and DATABASE_URL to an empty database'
  return `${restore} (or set ${anew} to start over)`
}
