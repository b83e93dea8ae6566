import { createReadStream } from 'node:fs'
import { lstat, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'

import { Problem, type KeptBackup } from '@waybook/contract'

import { streamArchive, type ArchiveSource } from './archive.ts'

/** As they are named by what makes them: each day, and before the tables change. */
const KEPT = /^(?:daily|before)-[\w-]+\.db$/

/** The backups that the desk hands out. */
export interface Backups {
  /** Everything in one compressed file, as `waybook backup` makes it. Throws the Problem `conflict` while another is being read. */
  make(): Promise<Readable>
  /** The copies of the records that are kept, the newest first. */
  list(): Promise<KeptBackup[]>
  /** `null` where no copy of that name is kept. */
  read(name: string): Promise<{ readonly stream: Readable; readonly bytes: number } | null>
  /** Removes what a process that was killed has left. */
  clear(): Promise<void>
}

interface Options {
  /** Where the copies lie. */
  readonly kept: string
  /** Where a backup is gathered. */
  readonly packing: string
  readonly source: () => ArchiveSource
}

export function openBackups({ kept, packing, source }: Options): Backups {
  let isBusy = false
  return {
    make: async () => {
      // Each takes as much room again as all pictures do.
      if (isBusy) throw new Problem('conflict', 'A backup is being downloaded already. Wait until it has ended.')
      isBusy = true
      try {
        const stream = await streamArchive(packing, source())
        return stream.once('close', () => (isBusy = false))
      } catch (error) {
        isBusy = false
        throw error
      }
    },
    list: async () => {
      const names = (await readdir(kept).catch(() => [])).filter((name) => KEPT.test(name))
      const found = await Promise.all(names.map(async (name) => await look(kept, name)))
      return found.filter((one) => one !== null).toSorted((one, other) => other.madeAt - one.madeAt)
    },
    read: async (name) => {
      const found = KEPT.test(name) ? await look(kept, name) : null
      return found && { stream: createReadStream(path.join(kept, name)), bytes: found.bytes }
    },
    clear: async () => await rm(packing, { recursive: true, force: true }),
  }
}

async function look(folder: string, name: string): Promise<KeptBackup | null> {
  const about = await lstat(path.join(folder, name)).catch(() => null)
  return about?.isFile() ? { name, madeAt: about.mtimeMs, bytes: about.size } : null
}
