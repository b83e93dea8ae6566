import type { CampaignTables } from '#database/database.ts'

import { pictureColumns, toPicture } from './picture-columns.ts'
import type { PictureHistory, PictureRecord, RemovedPicture } from './picture-record.ts'
import { readShownPicture } from './set-aside.ts'

export async function readPictureHistory(tables: CampaignTables, entityId: string): Promise<PictureHistory | null> {
  if (!(await readShownPicture(tables, entityId))) return null
  return {
    setAside: await readSetAside(tables, entityId),
    folder: await readFolderPicture(tables, entityId),
    removed: await readRemoved(tables, entityId),
  }
}

async function readSetAside({ db, campaign }: CampaignTables, entityId: string): Promise<PictureHistory['setAside']> {
  const row = await db
    .selectFrom('pictureSetAside')
    .where('campaign', '=', campaign)
    .where('entity', '=', entityId)
    .select(['at', 'by'])
    .executeTakeFirst()
  return row ?? null
}

async function readFolderPicture({ db, campaign }: CampaignTables, entityId: string): Promise<PictureRecord | null> {
  const row = await db
    .selectFrom('picture')
    .where('campaign', '=', campaign)
    .where('owner', '=', entityId)
    .select(pictureColumns)
    .executeTakeFirst()
  return row ?? null
}

async function readRemoved({ db, campaign }: CampaignTables, entityId: string): Promise<RemovedPicture[]> {
  const rows = await db
    .selectFrom('addedPicture')
    .where('campaign', '=', campaign)
    .where('entity', '=', entityId)
    .where('removedAt', 'is not', null)
    .select(['id', 'removedAt', 'removedBy', ...pictureColumns])
    .orderBy('removedAt', 'desc')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id, removedAt, removedBy, ...row }) => {
    const picture = toPicture(row)
    return picture && removedAt !== null && removedBy !== null ? [{ id, picture, removedAt, removedBy }] : []
  })
}
