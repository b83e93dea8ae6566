import type { CampaignTables } from '#database/database.ts'
import { listOf } from '#database/statement/lists.ts'

import { pictureColumns, placeInText, textOwner } from './picture-columns.ts'
import type { PictureRecord } from './picture-record.ts'

/** A picture in an entity's text, with the target as written there. */
export interface TextPictureRecord extends PictureRecord {
  readonly target: string
}

/** The pictures in the texts of an entity; without an id, pictures that were added for texts, whether or not a text shows them yet. */
export async function readTextPictures(
  { db, campaign }: CampaignTables,
  entityId: string,
  targets: readonly string[],
): Promise<TextPictureRecord[]> {
  const owners = targets.map((target) => textOwner(entityId, target))
  const rows = await db
    .selectFrom('picture')
    .where('campaign', '=', campaign)
    .where('owner', 'in', listOf(db, owners))
    .select(pictureColumns)
    .select('owner')
    .execute()
  return rows.map(({ owner, ...picture }) => ({ ...picture, target: placeInText(owner)?.target ?? '' }))
}

/** The owners of all pictures in the texts of these entities. */
export async function textOwnersOf({ db, campaign }: CampaignTables, entities: readonly string[]): Promise<string[]> {
  const wanted = new Set(entities)
  const rows = await db
    .selectFrom('picture')
    .where('campaign', '=', campaign)
    .where('owner', 'like', '%#%')
    .select('owner')
    .execute()
  return rows.map(({ owner }) => owner).filter((owner) => wanted.has(placeInText(owner)?.entity ?? ''))
}
