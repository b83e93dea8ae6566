import { createReadStream } from 'node:fs'
import { lstat, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'

import { Problem, type StoredBackup } from '@waybook/contract'

import { inspectRecords } from '#database/inspect-database.ts'
import { isLeftOver } from '#runtime/temporary-name.ts'
import { pageProblems } from '#sentences/problems.ts'

import { streamArchive, type ArchiveSource } from './archive.ts'
import { removeAbandonedStagings } from './staging.ts'

/** Copies of the records: daily ones, and ones made before a migration. */
const RECORDS = /^(?:daily|before)-[\w-]+\.db$/
/** Archives of everything, made before a restore on the admin page. */
const BEFORE_RESTORE = /^before-restore-[\w-]+\.tar\.gz$/
const BEFORE_RESTORE_KEPT = 3

/** A copy that is being written, or that a killed process did not finish. */
const UNFINISHED = /\.db\.(.+)\.part$/

/** The backups that can be downloaded from the admin pages. */
export interface Backups {
  /** Everything in one compressed file, as made by `waybook backup`. Throws the Problem `conflict` while another is being read. */
  make(): Promise<Readable>
  /** The stored backups, newest first. */
  list(): Promise<StoredBackup[]>
  /** `null` if there is none of that name. */
  read(name: string): Promise<{ readonly stream: Readable; readonly bytes: number } | null>
  /** Removes files left behind by a killed process. Call this when a server starts. */
  clear(): Promise<void>
}

interface Options {
  /** The folder of the stored copies. */
  readonly kept: string
  /** The folder in which a backup is assembled. */
  readonly packing: string
  readonly source: () => ArchiveSource
}

export function openBackups({ kept, packing, source }: Options): Backups {
  let isBusy = false
  return {
    make: async () => {
      // Each backup temporarily takes as much disk space as all pictures together.
      if (isBusy) throw new Problem('conflict', pageProblems.backupAlreadyBeingDownloaded())
      isBusy = true
      try {
        const stream = await streamArchive(packing, source())
        return stream.once('close', () => (isBusy = false))
      } catch (error) {
        isBusy = false
        throw error
      }
    },
    list: async () => await backupsIn(kept),
    read: async (name) => {
      const found = isStoredBackup(name) ? await look(kept, name) : null
      return found && { stream: createReadStream(path.join(kept, name)), bytes: found.bytes }
    },
    clear: async () => {
      await removeAbandonedStagings(packing)
      for (const name of await readdir(kept).catch(() => [])) {
        const [, temporary] = UNFINISHED.exec(name) ?? []
        const file = path.join(kept, name)
        if (temporary !== undefined && (await isLeftOver(temporary, file))) await rm(file, { force: true })
      }
    },
  }
}

export function isStoredBackup(name: string): boolean {
  return RECORDS.test(name) || BEFORE_RESTORE.test(name)
}

/** The name of the backup that is stored before a restore. */
export function keptBeforeRestore(now: Date): string {
  return `before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`
}

/** The backups from before earlier restores that are too many. Ignores other files in the folder. */
export function olderThanKept(files: readonly string[]): string[] {
  return files
    .filter((file) => BEFORE_RESTORE.test(file))
    .toSorted()
    .slice(0, -BEFORE_RESTORE_KEPT)
}

/** The stored backups, newest first. */
async function backupsIn(folder: string): Promise<StoredBackup[]> {
  const names = (await readdir(folder).catch(() => [])).filter(isStoredBackup)
  const found = await Promise.all(names.map(async (name) => await look(folder, name)))
  return found.filter((one) => one !== null).toSorted((one, other) => other.madeAt - one.madeAt)
}

/** The path of the newest stored copy that is undamaged and has a campaign in it. */
export async function newestSoundCopy(folder: string): Promise<string | null> {
  for (const { name, reason } of await backupsIn(folder)) {
    if (reason === 'restore') continue
    const file = path.join(folder, name)
    const found = inspectRecords(file)
    if (found.is === 'sound' && found.contents.length > 0) return file
  }
  return null
}

async function look(folder: string, name: string): Promise<StoredBackup | null> {
  const about = await lstat(path.join(folder, name)).catch(() => null)
  return about?.isFile() ? { name, reason: reasonOf(name), madeAt: about.mtimeMs, bytes: about.size } : null
}

function reasonOf(name: string): StoredBackup['reason'] {
  if (BEFORE_RESTORE.test(name)) return 'restore'
  return name.startsWith('daily') ? 'daily' : 'migration'
}
