import { posix } from 'node:path'

import { type SqlBool, sql } from 'kysely'

import type { KeptFile } from '#campaign-folder/authored-campaign.ts'
import type { CampaignTables } from '#database/database.ts'
import { fromJson, toJson } from '#database/statement/columns.ts'
import { chunks, insertInto } from '#database/statement/lists.ts'

/** SQLite accepts expressions 1,000 deep, and each name makes one deeper. */
const NAMES = 200

/**
 * The files of the last imported folder that Waybook does not read, in the order of their paths. Players get those that a text shown to them
 * links to, and a sound while it plays.
 */
export async function readKeptFiles(tables: CampaignTables): Promise<KeptFile[]> {
  return (await select(tables).orderBy('path').execute()).map(toKeptFile)
}

/** The kept files that links with these targets may mean, and a few others: the database compares only the ASCII letters of their names. */
export async function readKeptFilesNamed(tables: CampaignTables, targets: readonly string[]): Promise<KeptFile[]> {
  const patterns = [...new Set(targets.map(endOfPath))]
  const found: KeptFile[] = []
  for (const some of chunks(patterns, NAMES)) {
    const query = select(tables).where((eb) =>
      eb.or(some.map((pattern) => sql<SqlBool>`lower(${eb.ref('path')}) like ${pattern} escape '!'`)),
    )
    found.push(...(await query.execute()).map(toKeptFile))
  }
  return found
}

function select({ db, campaign }: CampaignTables) {
  return db.selectFrom('keptFile').where('campaign', '=', campaign).select(['path', 'hash', 'size', 'sound'])
}

function toKeptFile({ sound, ...file }: Omit<KeptFile, 'sound'> & { readonly sound: string | null }): KeptFile {
  return { ...file, sound: sound === null ? null : fromJson(sound) }
}

/** A pattern for paths that end with the name. A letter with an accent may be stored in two encodings, so it matches anything. */
function endOfPath(target: string): string {
  const name = posix.basename(posix.normalize(target.replaceAll('\\', '/')))
  // Patterns have a maximum length. The end of the name is enough.
  const end = name.normalize('NFD').toLowerCase().slice(-200)
  const ascii = end.split(/[\x20-\x7e]?[^\x20-\x7e]+/)
  return `%${ascii.map((some) => some.replaceAll(/[!%_]/g, '!$&')).join('%')}`
}

/** Within a transaction: replaces the list of kept files. */
export async function replaceKeptFiles({ db, campaign }: CampaignTables, files: readonly KeptFile[]): Promise<void> {
  await db.deleteFrom('keptFile').where('campaign', '=', campaign).execute()
  await insertInto(
    db,
    'keptFile',
    files.map(({ path, hash, size, sound }) => ({ campaign, path, hash, size, sound: sound ? toJson(sound) : null })),
  )
}
