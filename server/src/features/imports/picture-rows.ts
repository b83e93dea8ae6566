import type { StoredPicture } from '#campaign-folder/authored-campaign.ts'
import type { CampaignTables } from '#database/campaign-tables.ts'
import { listOf } from '#database/statement/in-list.ts'

import { newKey } from '../pictures/picture-columns.ts'
import type { Stored } from './stored.ts'

/** The row of the owner's picture, if there is one. The picture keeps its address as long as its bytes stay the same. */
export function pictureRow(owner: string, picture: StoredPicture | null, { pictures }: Stored) {
  if (!picture) return []
  const { hash, path, contentType, width, height, blur } = picture
  const old = pictures.get(owner)
  const key = old?.hash === hash ? old.key : newKey()
  return [{ owner, key, hash, path, contentType, width, height, blur }]
}

export async function removePictures({ db, campaign }: CampaignTables, owners: readonly string[]): Promise<void> {
  await db.deleteFrom('picture').where('campaign', '=', campaign).where('owner', 'in', listOf(owners)).execute()
}
