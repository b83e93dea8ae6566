import { sceneWalls, type SceneGrid, type SceneWalls } from '@waybook/contract'

import type { AuthoredCampaign, AuthoredEntity } from '#campaign-folder/authored-campaign.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import type { PictureFile } from '#database/picture-tables.ts'
import { fromJson, toJson } from '#database/statement/columns.ts'

import { mapOwner } from '../pictures/picture-columns.ts'
import { readSceneLayout, setSceneLayout } from './layout-queries.ts'

/** What stands on the picture that a scene shows, or on the map that its file names; `null` if neither came with walls. */
export async function readSceneWalls(tables: CampaignTables, scene: string): Promise<SceneWalls | null> {
  const hashes = await shownHashes(tables, scene)
  if (hashes.length === 0) return null
  const rows = await tables.db
    .selectFrom('sceneWalls')
    .where('campaign', '=', tables.campaign)
    .where('scene', '=', scene)
    .where('picture', 'in', hashes)
    .select(['picture', 'content'])
    .execute()
  const found = hashes.flatMap((hash) => rows.find(({ picture }) => picture === hash) ?? [])[0]
  return found ? sceneWalls.parse(fromJson(found.content)) : null
}

/** The scene's own picture first. A picture that was replaced or removed is not shown. */
async function shownHashes({ db, campaign }: CampaignTables, scene: string): Promise<string[]> {
  const added = await db
    .selectFrom('addedPicture')
    .where('campaign', '=', campaign)
    .where('entity', '=', scene)
    .where('removedAt', 'is', null)
    .select('hash')
    .execute()
  const aside = await db
    .selectFrom('pictureSetAside')
    .where('campaign', '=', campaign)
    .where('entity', '=', scene)
    .select('entity')
    .executeTakeFirst()
  if (aside) return added.map(({ hash }) => hash)
  const ofFile = await db
    .selectFrom('picture')
    .where('campaign', '=', campaign)
    .where('owner', 'in', [scene, mapOwner(scene)])
    .select(['owner', 'hash'])
    // The owner of the map begins with the scene, so it is the second.
    .orderBy('owner')
    .execute()
  return [...added, ...ofFile].map(({ hash }) => hash)
}

/** Stores what stands on a picture of a scene. A scene without a grid gets that of the file. Does nothing if the picture's walls are known. */
export async function addSceneWalls(
  tx: CampaignTransaction,
  scene: string,
  { picture, walls }: { readonly picture: Pick<PictureFile, 'hash' | 'width' | 'height'>; readonly walls: SceneWalls },
): Promise<void> {
  const { db, campaign } = tx
  const key = { campaign, scene, picture: picture.hash }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sceneWalls')
    .values({ ...key, content: toJson(walls) })
    .onConflict((conflict) => conflict.columns(['campaign', 'scene', 'picture']).doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) return
  await forgetOthers(tx, scene, picture.hash)
  const grid = gridOf(walls, picture)
  if (grid && (await readSceneLayout(tx, scene))?.grid === null) await setSceneLayout(tx, scene, { grid })
}

/** Deletes the walls of pictures that can no longer be shown. */
async function forgetOthers({ db, campaign }: CampaignTables, scene: string, hash: string): Promise<void> {
  const added = db
    .selectFrom('addedPicture')
    .where('campaign', '=', campaign)
    .where('entity', '=', scene)
    .select('hash')
  const owned = db
    .selectFrom('picture')
    .where('campaign', '=', campaign)
    .where('owner', 'in', [scene, mapOwner(scene)])
    .select('hash')
  await db
    .deleteFrom('sceneWalls')
    .where('campaign', '=', campaign)
    .where('scene', '=', scene)
    .where('picture', '!=', hash)
    .where('picture', 'not in', added.union(owned))
    .execute()
}

/** After an import: stores what stands on the maps of the scenes that it has written. */
export async function addWallsOfFolder(
  tx: CampaignTransaction,
  entities: readonly AuthoredEntity[],
  { walls: wallsOf = new Map() }: Pick<AuthoredCampaign, 'walls'>,
): Promise<void> {
  for (const { id, type, picture, map } of entities) {
    if (type !== 'scene') continue
    for (const shown of [picture, map]) {
      const walls = wallsOf.get(shown?.hash ?? '')
      if (shown && walls) await addSceneWalls(tx, id, { picture: shown, walls })
    }
  }
}

const CELL_MIN = 0.2
const CELL_MAX = 100

/** The grid of a file, in percent of the picture's width. */
export function gridOf(
  { grid: { columns, offset } }: Pick<SceneWalls, 'grid'>,
  { width, height }: Pick<PictureFile, 'width' | 'height'>,
): SceneGrid | null {
  const cell = 100 / columns
  const [x, y] = offset
  return cell < CELL_MIN || cell > CELL_MAX ? null : { kind: 'square', cell, x, y: (y * height) / width }
}
