import type { SceneGrid } from '@waybook/contract'
import { latticeOf } from '@waybook/rules'

import type { MapWalls } from '#blobs/prepare/map-walls.ts'
import type { AuthoredCampaign, AuthoredEntity } from '#campaign-folder/authored-campaign.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import type { PictureFile } from '#database/picture-tables.ts'
import { toJson } from '#database/statement/columns.ts'
import { insertInto } from '#database/statement/lists.ts'

import { mapOwner } from '../pictures/picture-columns.ts'
import { readSceneLayout, setSceneLayout } from '../scenes/layout-queries.ts'
import { type MapWithWalls, partsOnPicture } from './parts-on-picture.ts'
import { rowOf } from './write-walls.ts'

/** Stores what stands on a picture of a scene. A scene without a grid gets that of the file. Does nothing if the picture's walls are known. */
export async function addMapWalls(
  tx: CampaignTransaction,
  scene: string,
  { picture, walls }: MapWithWalls,
): Promise<void> {
  const { db, campaign } = tx
  const key = { campaign, scene, picture: picture.hash, version: 0 }
  const { lightsAreInPicture, ambientLight } = walls
  const about = { ...latticeOf(picture), columns: walls.grid.columns, lightsAreInPicture, ambientLight }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sceneWalls')
    .values({ ...key, content: toJson(about) })
    .onConflict((conflict) => conflict.columns(['campaign', 'scene', 'picture']).doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) return
  await insertInto(
    db,
    'wallPart',
    partsOnPicture({ picture, walls }).map((part) => rowOf(part, key)),
  )
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
  for (const table of ['sceneWalls', 'wallPart', 'wallStep'] as const)
    await db
      .deleteFrom(table)
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
      if (shown && walls) await addMapWalls(tx, id, { picture: shown, walls })
    }
  }
}

const CELL_MIN = 0.2
const CELL_MAX = 100

/** The grid of a file, in percent of the picture's width. */
function gridOf(
  { grid: { columns, offset } }: Pick<MapWalls, 'grid'>,
  { width, height }: Pick<PictureFile, 'width' | 'height'>,
): SceneGrid | null {
  const cell = 100 / columns
  const [x, y] = offset
  return cell < CELL_MIN || cell > CELL_MAX ? null : { kind: 'square', cell, x, y: (y * height) / width }
}
