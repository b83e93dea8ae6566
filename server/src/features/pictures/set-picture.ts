import { randomUUID } from 'node:crypto'

import type { CampaignTables } from '../../database/campaign-tables.ts'
import { noteChanges, type Deed } from '../../database/change-log.ts'
import { newKey } from './picture-columns.ts'
import type { KeptPicture } from './picture-record.ts'
import { setAside, standingOf } from './set-aside.ts'

export async function setPicture(
  tables: CampaignTables,
  { entityId, picture }: { readonly entityId: string; readonly picture: KeptPicture },
  deed: Deed,
): Promise<boolean> {
  const { db, campaign } = tables
  const standing = await standingOf(tables, entityId)
  if (!standing) return false
  if (standing.instead?.hash === picture.hash) return true
  await setAside(tables, { entityId, over: standing.folder }, deed)
  await forgetSame(tables, entityId, picture)
  const { hash, contentType, width, height, blur } = picture
  const about = {
    id: randomUUID(),
    entity: entityId,
    key: newKey(),
    addedAt: deed.at,
    removedAt: null,
    removedBy: null,
  }
  await db
    .insertInto('addedPicture')
    .values({ campaign, ...about, hash, contentType, width, height, blur })
    .execute()
  await notePicture(tables, entityId, { what: 'added', deed })
  return true
}

/** What is added once more need not be brought back. */
async function forgetSame({ db, campaign }: CampaignTables, entityId: string, { hash }: KeptPicture): Promise<void> {
  await db
    .deleteFrom('addedPicture')
    .where('campaign', '=', campaign)
    .where('entity', '=', entityId)
    .where('hash', '=', hash)
    .execute()
}

export async function removePicture(tables: CampaignTables, entityId: string, deed: Deed): Promise<boolean> {
  const standing = await standingOf(tables, entityId)
  if (!standing) return false
  if (standing.instead?.hash === null) return true
  await setAside(tables, { entityId, over: standing.folder }, deed)
  await notePicture(tables, entityId, { what: 'removed', deed })
  return true
}

export async function notePicture(
  tables: CampaignTables,
  entityId: string,
  { what, deed }: { readonly what: 'added' | 'removed' | 'restored'; readonly deed: Deed },
): Promise<void> {
  await noteChanges(tables, deed, [{ audience: 'entity', operation: 'picture', subject: entityId, payload: { what } }])
}
