import type { Stats } from 'node:fs'
import { copyFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'

import { Problem } from '@waybook/contract'
import * as tar from 'tar'
import * as z from 'zod/mini'

import { inspectRecordsApart } from '#database/inspect-database.ts'
import { renameHeld } from '#runtime/held-files.ts'

import { openStaging, type Staging } from './staging.ts'

export const MANIFEST_FILE = 'waybook-backup.json'

/** The entries at the root of a backup. */
const inArchive = {
  manifest: MANIFEST_FILE,
  records: 'waybook.db',
  accounts: 'auth.db',
  secret: 'auth.secret',
  pictures: 'pictures',
} as const

const VERSION = 1
const manifest = z.object({ version: z.literal(VERSION), madeAt: z.string() })

/** The sources of an archive's parts. Two `copy` functions write a database to a file, the third pictures to a folder; all stay in use. */
export interface ArchiveSource {
  readonly copyRecords: (file: string) => Promise<void>
  readonly copyAccounts: (file: string) => Promise<void>
  /** `null` if the secret comes from the environment. */
  readonly secret: string | null
  readonly copyPictures: (folder: string) => Promise<void>
  readonly madeAt: Date
}

/**
 * Writes everything into one compressed file. It is assembled in a staging folder, and appears under its name only when it is complete.
 */
export async function writeArchive(file: string, source: ArchiveSource, staging: Staging): Promise<void> {
  const [parts, archive] = [path.join(staging.folder, 'parts'), path.join(staging.folder, 'archive.tar.gz')]
  try {
    await mkdir(parts)
    await gather(parts, source)
    await tar.create({ ...packing(parts), file: archive, mode: 0o600 }, ['.'])
    await moveFile(archive, file)
  } finally {
    await staging.remove()
  }
}

/** Copies if the target is on another disk, where renaming fails. */
async function moveFile(from: string, to: string): Promise<void> {
  try {
    await renameHeld(from, to)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
    const partial = `${to}.part`
    await copyFile(from, partial)
    await renameHeld(partial, to)
  }
}

/** Returns the archive as a stream. Its parts are first collected in `folder`, and removed when the stream closes. */
export async function streamArchive(folder: string, source: ArchiveSource): Promise<Readable> {
  const staging = await openStaging(folder)
  try {
    await gather(staging.folder, source)
  } catch (error) {
    await staging.remove()
    throw error
  }
  const stream = Readable.from(tar.create(packing(staging.folder), ['.']))
  stream.once('close', () => void staging.remove())
  return stream
}

const packing = (cwd: string) => ({ gzip: true, cwd, portable: true }) as const

async function gather(staging: string, source: ArchiveSource): Promise<void> {
  const inside = (name: string) => path.join(staging, name)
  // Pictures are copied after the records, so a picture added in the meantime is extra rather than missing.
  await source.copyRecords(inside(inArchive.records))
  await expectSound(inside(inArchive.records))
  await source.copyAccounts(inside(inArchive.accounts))
  if (source.secret !== null) await cp(source.secret, inside(inArchive.secret))
  await source.copyPictures(inside(inArchive.pictures))
  await writeFile(inside(inArchive.manifest), JSON.stringify({ version: VERSION, madeAt: source.madeAt.toISOString() }))
}

/** Throws the Problem `unavailable` for a copy of damaged records, because `restore` would refuse that backup. */
export async function expectSound(records: string): Promise<void> {
  if ((await inspectRecordsApart(records)).is === 'sound') return
  throw new Problem('unavailable', 'The records are damaged: restore a backup (docs/hosting.md)')
}

export type Unpacked =
  /** `madeAt`: milliseconds since 1970. */
  { readonly ok: true; readonly madeAt: number } | { readonly ok: false; readonly why: string }

/**
 * Unpacks the known entries of an archive into an empty folder. Skips links, other names and paths that lead out of the folder.
 * `maxBytes`: the maximum size of all unpacked files.
 */
export async function unpackArchive(file: string, into: string, maxBytes = Infinity): Promise<Unpacked> {
  let bytes = 0
  const isAccepted = (name: string, entry: tar.ReadEntry | Stats) => {
    if (!isOurs(name) || !('type' in entry) || (entry.type !== 'File' && entry.type !== 'Directory')) return false
    bytes += entry.size
    return bytes <= maxBytes
  }
  try {
    await tar.extract({ file, cwd: into, strict: true, filter: isAccepted })
    if (bytes > maxBytes) return { ok: false, why: 'The backup needs more room than the disk has' }
    const read = manifest.safeParse(JSON.parse(await readFile(path.join(into, inArchive.manifest), 'utf8')))
    if (!read.success) return { ok: false, why: 'The backup was made by another version of Waybook' }
    return { ok: true, madeAt: Date.parse(read.data.madeAt) }
  } catch {
    return { ok: false, why: 'The file is not a Waybook backup, or it is incomplete' }
  }
}

function isOurs(name: string): boolean {
  const [top = ''] = path.posix.normalize(name).split('/')
  return top === '.' || Object.values<string>(inArchive).includes(top)
}
