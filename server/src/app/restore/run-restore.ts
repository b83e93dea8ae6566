import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, readdir, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'

import { Problem } from '@waybook/contract'

import { advanceChangeCounter } from '#database/advance-change-counter.ts'
import { newestSeq } from '#database/change-log.ts'
import { logAudit } from '#features/audit.ts'
import { MANIFEST_FILE, writeArchive } from '#features/backups/archive.ts'
import { keptBeforeRestore, olderThanKept } from '#features/backups/backups.ts'
import { openStaging } from '#features/backups/staging.ts'
import type { AppServices } from '#http/services.ts'
import { wholeFolder } from '#runtime/held-files.ts'

import { archiveSource } from '../archive-source.ts'
import { dataDirAt, type DataDir } from '../data-dir.ts'
import { UsageError } from '../environment.ts'
import { keepSessions } from './keep-sessions.ts'
import type { PreparedRestore, Replaced } from './prepared-restore.ts'
import type { ChosenBackup, Restorer } from './restorer.ts'

/** How long PostgreSQL may take to notice that this server has closed its connections. */
const CLOSED_WITHIN_MS = 10_000
/** Files and folders that the stored backup need not contain: work in progress, and the manifest of a restored archive. */
const TEMPORARY = ['arriving', 'importing', 'packing', 'links.txt', 'server.lock', 'server.lock-journal', MANIFEST_FILE]

/** A restore between closing the server and opening it again. */
export interface RunningRestore {
  readonly chosen: ChosenBackup
  /** The name of the stored backup of the present state. */
  readonly before: string
}

/**
 * Stores a backup of the present state and carries over what the restored data must know of it. Nobody may change anything any more.
 * `null` if this fails; then nothing may be replaced.
 */
export async function keepPresent(
  restorer: Restorer,
  chosen: ChosenBackup,
  services: AppServices,
): Promise<RunningRestore | null> {
  const { data } = restorer
  const before = keptBeforeRestore(new Date())
  try {
    await mkdir(data.backups, { recursive: true, mode: 0o700 })
    const file = path.join(data.backups, before)
    await writeArchive(file, archiveSource(services, data), await openStaging(data.packing))
    await carryOver(chosen.prepared.fresh, services, data)
    return { chosen, before }
  } catch (error) {
    await fail(restorer, chosen, `A backup of the present state could not be stored (${wordsOf(error)}).`)
    return null
  }
}

/** Replaces the present data, and reports a failure to the restorer. All services are closed. */
export async function replacePresent(restorer: Restorer, { chosen, before }: RunningRestore): Promise<Replacing> {
  try {
    const replaced = await ifDatabaseIsUnused(restorer.settings.databaseUrl, chosen.prepared.replace)
    await chosen.prepared.discard()
    return { ok: true, replaced, chosen, before }
  } catch (error) {
    await fail(restorer, chosen, `${wordsOf(error)}.`)
    return { ok: false }
  }
}

export type Replacing = ({ readonly ok: true; readonly replaced: Replaced } & RunningRestore) | { readonly ok: false }

/** Logs the restore in the restored data, which has been opened. */
export async function reportRestored(
  restorer: Restorer,
  { chosen, before }: RunningRestore,
  { store, campaignId }: AppServices,
): Promise<void> {
  const { userId } = chosen
  await store.records(campaignId).transaction({ actor: userId }, async (write) => {
    logAudit(write, userId, { action: 'backupRestored' })
  })
  restorer.ended({ state: 'done', error: null, before })
}

/** Removes the replaced data, which is in the stored backup, and the oldest backups of this kind. Files of other origin stay. */
export async function removeReplaced({ data, settings }: Restorer, replaced: Replaced): Promise<void> {
  const { previous, previousSchemas } = replaced
  if (previous !== null) await removeFolder(previous)
  if (settings.databaseUrl !== null && previousSchemas.length > 0) {
    const { dropSchemas } = await import('./replace-in-postgres.ts')
    await dropSchemas(settings.databaseUrl, previousSchemas)
  }
  for (const name of olderThanKept(await readdir(data.backups))) await rm(path.join(data.backups, name))
}

async function carryOver(
  fresh: PreparedRestore['fresh'],
  { auth, store, campaignId }: AppServices,
  data: DataDir,
): Promise<void> {
  advanceChangeCounter(fresh.records, await newestSeq(store.records(campaignId)))
  if (fresh.accounts !== null) {
    const staging = await openStaging(data.packing)
    try {
      const present = path.join(staging.folder, 'accounts.db')
      await auth.backup(present)
      keepSessions(present, fresh.accounts)
    } finally {
      await staging.remove()
    }
  }
  if (fresh.dataDir !== null) await linkBackups(data.backups, dataDirAt(fresh.dataDir).backups)
}

/** Links cost no room. Both folders are on the same disk, but some file systems have no links. */
async function linkBackups(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true }))
    if (entry.isFile()) {
      const [file, copy] = [path.join(from, entry.name), path.join(to, entry.name)]
      await link(file, copy).catch(async () => await copyFile(file, copy))
    }
}

async function ifDatabaseIsUnused<Result>(url: string | null, work: () => Promise<Result>): Promise<Result> {
  if (url === null) return await work()
  const { whileUnused } = await import('./while-unused.ts')
  return await whileUnused(url, work, CLOSED_WITHIN_MS)
}

async function removeFolder(previous: string): Promise<void> {
  const { records, accounts, secret, pictures, backups } = dataDirAt(previous)
  const files = [records, accounts].flatMap((file) => [file, `${file}-wal`, `${file}-shm`])
  const temporary = TEMPORARY.map((name) => path.join(previous, name))
  for (const file of [...files, secret, pictures, backups, ...temporary]) await rm(file, wholeFolder)
  if (existsSync(previous) && (await readdir(previous)).length === 0) await rmdir(previous)
}

async function fail(restorer: Restorer, { prepared }: ChosenBackup, why: string): Promise<void> {
  await prepared.discard().catch(() => {})
  restorer.ended({ state: 'failed', error: `${why} Nothing was restored.`, before: null })
}

function wordsOf(error: unknown): string {
  if (error instanceof Problem || error instanceof UsageError) return error.message
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC' ? 'the disk is full' : String(error)
}
