import type { CampaignTables } from '../../database/campaign-tables.ts'
import type { Deed } from '../../database/change-log.ts'
import { FOLDER_PICTURE } from './picture-record.ts'
import { putAway, setAside, standingOf } from './set-aside.ts'
import { notePicture } from './set-picture.ts'

export async function restorePicture(
  tables: CampaignTables,
  { entityId, id }: { readonly entityId: string; readonly id: string },
  deed: Deed,
): Promise<boolean> {
  const standing = await standingOf(tables, entityId)
  if (!standing) return false
  if (id === FOLDER_PICTURE) {
    if (!standing.instead) return false
    await putAway(tables, entityId, deed)
    await forgetSetAside(tables, entityId)
  } else {
    if (!(await isRemoved(tables, entityId, id))) return false
    await setAside(tables, { entityId, over: standing.folder }, deed)
    await showAgain(tables, id)
  }
  await notePicture(tables, entityId, { what: 'restored', deed })
  return true
}

async function isRemoved({ db, campaign }: CampaignTables, entityId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('addedPicture')
    .where('campaign', '=', campaign)
    .where('entity', '=', entityId)
    .where('id', '=', id)
    .where('removedAt', 'is not', null)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

async function showAgain({ db, campaign }: CampaignTables, id: string): Promise<void> {
  await db
    .updateTable('addedPicture')
    .set({ removedAt: null, removedBy: null })
    .where('campaign', '=', campaign)
    .where('id', '=', id)
    .execute()
}

async function forgetSetAside({ db, campaign }: CampaignTables, entityId: string): Promise<void> {
  await db.deleteFrom('pictureSetAside').where('campaign', '=', campaign).where('entity', '=', entityId).execute()
}
