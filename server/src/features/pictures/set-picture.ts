import { randomUUID } from 'node:crypto'

import type { Change } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import type { PictureFile } from '#database/picture-tables.ts'

import { newKey } from './picture-columns.ts'
import { FOLDER_PICTURE } from './picture-record.ts'
import { readShownPicture, removeAdded, setAside } from './set-aside.ts'

export type PictureChange = Change<'picture', { readonly what: 'added' | 'removed' | 'restored' }>

export async function setPicture(tx: CampaignTransaction, entityId: string, picture: PictureFile): Promise<boolean> {
  const { db, campaign, at } = tx
  const before = await readShownPicture(tx, entityId)
  if (!before) return false
  if (before.instead?.hash === picture.hash) return true
  await setAside(tx, { entityId, over: before.folder })
  await forgetSame(tx, entityId, picture)
  const { hash, contentType, width, height, blur } = picture
  const added = { id: randomUUID(), entity: entityId, key: newKey(), addedAt: at, removedAt: null, removedBy: null }
  await db
    .insertInto('addedPicture')
    .values({ campaign, ...added, hash, contentType, width, height, blur })
    .execute()
  logPicture(tx, entityId, 'added')
  return true
}

/** Deletes earlier copies of a picture that is added again, because nobody needs to restore them. */
async function forgetSame({ db, campaign }: CampaignTables, entityId: string, { hash }: PictureFile): Promise<void> {
  await db
    .deleteFrom('addedPicture')
    .where('campaign', '=', campaign)
    .where('entity', '=', entityId)
    .where('hash', '=', hash)
    .execute()
}

export async function removePicture(tx: CampaignTransaction, entityId: string): Promise<boolean> {
  const before = await readShownPicture(tx, entityId)
  if (!before) return false
  if (before.instead?.hash === null) return true
  await setAside(tx, { entityId, over: before.folder })
  logPicture(tx, entityId, 'removed')
  return true
}

export async function restorePicture(tx: CampaignTransaction, entityId: string, id: string): Promise<boolean> {
  const before = await readShownPicture(tx, entityId)
  if (!before) return false
  if (id === FOLDER_PICTURE) {
    if (!before.instead) return false
    await removeAdded(tx, entityId)
    await forgetSetAside(tx, entityId)
  } else {
    if (!(await isRemoved(tx, entityId, id))) return false
    await setAside(tx, { entityId, over: before.folder })
    await showAgain(tx, id)
  }
  logPicture(tx, entityId, 'restored')
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

/** Notifies everyone who sees an entity that it shows another picture, or none. */
export function logPicture(tx: CampaignTransaction, subject: string, what: PictureChange['payload']['what']): void {
  const change: PictureChange = { audience: 'entity', operation: 'picture', subject, payload: { what } }
  tx.log(change)
}
