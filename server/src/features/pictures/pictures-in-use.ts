import { UNDO_IMPORT_MS } from '@waybook/contract'
import { sql, type Kysely } from 'kysely'
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration'

import type { PicturesInUse } from '#blobs/blobs.ts'
import type { CampaignTables } from '#database/database.ts'
import type { Tables } from '#database/tables.ts'

import { readHandedOut } from '../handouts/queries.ts'
import { readUndoBlobs } from '../imports/import-records.ts'
import { readSoundHashes } from '../sounds/sound-contents.ts'

export async function readPicturesInUse(db: Kysely<Tables>): Promise<PicturesInUse> {
  const ofFolders = await db.selectFrom('picture').select('hash').distinct().execute()
  const added = await db.selectFrom('addedPicture').select(['hash', 'removedAt']).execute()
  const kept = await db.selectFrom('keptFile').select('hash').distinct().execute()
  const undoable = await readUndoBlobs(db, Date.now() - UNDO_IMPORT_MS)
  const handedOut = (await readHandedOut(db)).map((hash) => ({ hash }))
  const [showing, removed] = [
    added.filter((row) => row.removedAt === null),
    added.filter((row) => row.removedAt !== null),
  ]
  return {
    shown: new Set([...[...ofFolders, ...showing, ...handedOut].map(({ hash }) => hash), ...undoable.pictures]),
    removed: new Set(removed.map(({ hash }) => hash)),
    files: new Set([...kept.map(({ hash }) => hash), ...undoable.files, ...(await readSoundHashes(db))]),
    since: await madeAt(db),
  }
}

/** When the store's tables were created, in milliseconds since 1970. A restored copy is as old as its original. */
async function madeAt(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{
    first: string
  }>`select min(timestamp) as first from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  return Date.parse(rows[0]?.first ?? '') || Infinity
}

/** The hashes of the pictures that were added to a campaign, without duplicates. */
export async function readAddedPictures({ db, campaign }: CampaignTables): Promise<string[]> {
  const rows = await db.selectFrom('addedPicture').where('campaign', '=', campaign).select('hash').distinct().execute()
  return rows.map(({ hash }) => hash)
}

export async function forgetPictures({ db, campaign }: CampaignTables, removedBefore: number): Promise<void> {
  await db.deleteFrom('addedPicture').where('campaign', '=', campaign).where('removedAt', '<', removedBefore).execute()
}
