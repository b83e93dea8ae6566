import { scopeOf, type Viewer } from '@waybook/contract'

import { type CampaignTables, type Wanted, withinScope } from '#database/database.ts'

import { readEntity } from '../entities/read-entity.ts'
import { showsPicture } from '../entities/shown-texts.ts'
import { readClosedHashes } from './closed-pictures.ts'
import { coverOwners, MAP_PICTURE, pictureColumns, placeInText, toPicture } from './picture-columns.ts'
import type { PictureRecord } from './picture-record.ts'

export async function readPicture(tables: CampaignTables, key: string, viewer: Viewer): Promise<PictureRecord | null> {
  const found = (await ofFolder(tables, key)) ?? (await added(tables, key))
  if (!found || (viewer.role !== 'gameMaster' && (await readClosedHashes(tables)).has(found.hash))) return null
  const { owner, takenBy } = found
  const mayKnow = takenBy === null || viewer.role === 'gameMaster' || takenBy === viewer.userId
  const isCover = coverOwners.some((cover) => cover === owner)
  return isCover || (mayKnow && (await isSeen(tables, owner, viewer))) ? toPicture(found) : null
}

/** `takenBy`: the user who set the picture aside; `null` while it is shown. */
async function ofFolder({ db, campaign }: CampaignTables, key: string) {
  return await db
    .selectFrom('picture')
    .leftJoin('pictureSetAside', (join) =>
      join
        .onRef('pictureSetAside.campaign', '=', 'picture.campaign')
        .onRef('pictureSetAside.entity', '=', 'picture.owner'),
    )
    .where('picture.campaign', '=', campaign)
    .where('key', '=', key)
    .select(pictureColumns)
    .select(['owner', 'by as takenBy'])
    .executeTakeFirst()
}

async function added({ db, campaign }: CampaignTables, key: string) {
  return await db
    .selectFrom('addedPicture')
    .where('campaign', '=', campaign)
    .where('key', '=', key)
    .select(pictureColumns)
    .select(['entity as owner', 'removedBy as takenBy'])
    .executeTakeFirst()
}

/** A picture in a text is visible to readers of that part of the text, and a map's picture to viewers of the page. */
async function isSeen(tables: CampaignTables, owner: string, viewer: Viewer): Promise<boolean> {
  const place = placeInText(owner)
  if (!place) return await isInScope(tables, owner, viewer)
  // No text shows it yet, and only game masters write texts.
  if (place.entity === '') return viewer.role === 'gameMaster'
  if (place.target === MAP_PICTURE) return await isInScope(tables, place.entity, viewer, 'page')
  const scope = scopeOf(viewer)
  const entity = await readEntity(tables, place.entity, scope)
  return entity !== null && showsPicture(entity, place.target, scope)
}

async function isInScope(
  { db, campaign }: CampaignTables,
  id: string,
  viewer: Viewer,
  wanted: Wanted = 'name',
): Promise<boolean> {
  const row = await db
    .selectFrom('entity')
    .where('campaign', '=', campaign)
    .where('id', '=', id)
    .where(withinScope(scopeOf(viewer), wanted))
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}
