import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import * as tar from 'tar'
import * as z from 'zod/mini'

/** What is in a backup, at its root. */
const inArchive = {
  manifest: 'waybook-backup.json',
  records: 'waybook.db',
  accounts: 'auth.db',
  secret: 'auth.secret',
  pictures: 'pictures',
} as const

const VERSION = 1
const manifest = z.object({ version: z.literal(VERSION), madeAt: z.string() })

/** Where an archive's parts come from; the copies of databases are written by `copy` functions while others go on writing. */
export interface ArchiveSource {
  readonly copyRecords: (file: string) => Promise<void>
  readonly copyAccounts: (file: string) => Promise<void>
  /** `null` where the secret comes from the environment. */
  readonly secret: string | null
  /** `null` while no picture was ever kept. */
  readonly pictures: string | null
  readonly madeAt: Date
}

/** Writes one compressed file with everything in it; it appears under its name only when it is whole. */
export async function writeArchive(file: string, source: ArchiveSource): Promise<void> {
  const staging = await mkdtemp(`${file}.making-`)
  const inside = (name: string) => path.join(staging, name)
  try {
    // The pictures come after the records: a picture that is added meanwhile is then extra, never missing.
    await source.copyRecords(inside(inArchive.records))
    await source.copyAccounts(inside(inArchive.accounts))
    if (source.secret !== null) await cp(source.secret, inside(inArchive.secret))
    if (source.pictures !== null) await cp(source.pictures, inside(inArchive.pictures), { recursive: true })
    await writeFile(
      inside(inArchive.manifest),
      JSON.stringify({ version: VERSION, madeAt: source.madeAt.toISOString() }),
    )
    const partial = `${staging}.tar.gz`
    await tar.create({ gzip: true, file: partial, cwd: staging, mode: 0o600, portable: true }, ['.'])
    await rename(partial, file)
  } finally {
    await rm(staging, { recursive: true, force: true })
    await rm(`${staging}.tar.gz`, { force: true })
  }
}

export type Unpacked = { readonly ok: true } | { readonly ok: false; readonly why: string }

/** Unpacks what is ours of an archive into an empty folder: links, other names and paths that lead out of it are left. */
export async function unpackArchive(file: string, into: string): Promise<Unpacked> {
  try {
    await tar.extract({
      file,
      cwd: into,
      strict: true,
      filter: (name, entry) => isOurs(name) && 'type' in entry && (entry.type === 'File' || entry.type === 'Directory'),
    })
    const read = manifest.safeParse(JSON.parse(await readFile(path.join(into, inArchive.manifest), 'utf8')))
    return read.success ? { ok: true } : { ok: false, why: `${file} was made by another version of Waybook` }
  } catch {
    return { ok: false, why: `${file} is not a backup of Waybook, or not a whole one` }
  }
}

function isOurs(name: string): boolean {
  const [top = ''] = path.posix.normalize(name).split('/')
  return top === '.' || Object.values<string>(inArchive).includes(top)
}
