import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { dataDirAt } from '#app/data-dir.ts'
import { type Environment, UsageError } from '#app/environment.ts'
import { openSqliteStore } from '#app/open-store.ts'
import { isLocked } from '#database/data-lock.ts'
import { unpackArchive } from '#features/backups/archive.ts'

import { readArguments } from './arguments.ts'
import { usages } from './usage.ts'

const { usage } = usages.restore

/** Verifies a backup, then replaces the data folder with it. The previous folder is kept next to it. */
export async function restore(args: readonly string[], environment: Environment): Promise<number> {
  const { positionals } = readArguments(args, { usage, options: {}, wanted: { least: 1, most: 1 } })
  const file = path.resolve(positionals[0] ?? '')
  const { root } = dataDirAt(environment.dataDir)
  if (!existsSync(file)) throw new UsageError(`${file} does not exist`)
  if (existsSync(root) && isLocked(root)) throw new UsageError('A running Waybook uses the data folder: stop it first')
  await mkdir(path.dirname(root), { recursive: true })
  const fresh = await mkdtemp(`${root}.restoring-`)
  try {
    const unpacked = await unpackArchive(file, fresh)
    if (!unpacked.ok) throw new UsageError(unpacked.why)
    await provesSound(fresh)
    const kept = await keepOld(root)
    await rename(fresh, root)
    process.stdout.write(`Restored ${file}${kept ? `; the previous data folder is now ${kept}` : ''}\n`)
    return 0
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

/** Checks the integrity of both databases, and opens the records once, which migrates the tables of an older backup. */
async function provesSound(folder: string): Promise<void> {
  const { records, accounts, backups } = dataDirAt(folder)
  if (!isSound(records) || !isSound(accounts)) throw new UsageError('The backup is damaged: nothing was restored')
  const store = await openSqliteStore({ file: records, backupDir: backups, now: Date.now })
  await store.close()
}

function isSound(file: string): boolean {
  if (!existsSync(file)) return false
  const database = new DatabaseSync(file)
  try {
    return database.prepare('pragma integrity_check').get()?.['integrity_check'] === 'ok'
  } catch {
    return false
  } finally {
    database.close()
  }
}

async function keepOld(root: string): Promise<string | null> {
  if (!existsSync(root)) return null
  const kept = `${root}.before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  await rename(root, kept)
  return kept
}
