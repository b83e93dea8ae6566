import type { Kysely } from 'kysely'

import type { PicturesInUse } from '#blobs/blobs.ts'
import type { CampaignTables } from '#database/database.ts'
import type { Tables } from '#database/tables.ts'

export async function readPicturesInUse(db: Kysely<Tables>): Promise<PicturesInUse> {
  const ofFolders = await db.selectFrom('picture').select('hash').distinct().execute()
  const added = await db.selectFrom('addedPicture').select(['hash', 'removedAt']).execute()
  const [showing, removed] = [
    added.filter((row) => row.removedAt === null),
    added.filter((row) => row.removedAt !== null),
  ]
  return {
    shown: new Set([...ofFolders, ...showing].map(({ hash }) => hash)),
    removed: new Set(removed.map(({ hash }) => hash)),
  }
}

export async function forgetPictures({ db, campaign }: CampaignTables, removedBefore: number): Promise<void> {
  await db.deleteFrom('addedPicture').where('campaign', '=', campaign).where('removedAt', '<', removedBefore).execute()
}
