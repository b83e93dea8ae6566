import { everything } from '@waybook/contract'
import { fogGrid, uniformMask } from '@waybook/rules'

import type { CampaignTables } from '#database/database.ts'
import type { SceneFogTable } from '#database/play-tables.ts'

import { selectEntities } from '../entities/cards.ts'
import { shownPictureColumns, toPicture } from '../pictures/picture-columns.ts'
import type { PictureRecord } from '../pictures/picture-record.ts'
import type { FogRecord, MapRecord } from './fog-record.ts'
import { readMask } from './mask-text.ts'

/** The scene's picture and fog, without checking who may see them; `null` if there is no such scene, or it shows no picture. */
export async function readMap(tables: CampaignTables, sceneId: string): Promise<MapRecord | null> {
  const [row] = await selectMaps(tables).where('entity.id', '=', sceneId).execute()
  return row ? toMap(row) : null
}

/** The map of the scene that shows the picture with this key. */
export async function readMapByKey(tables: CampaignTables, key: string): Promise<MapRecord | null> {
  const [row] = await selectMaps(tables)
    .where((eb) => eb.or([eb('addedPicture.key', '=', key), eb('picture.key', '=', key)]))
    .execute()
  const map = row ? toMap(row) : null
  return map?.picture.key === key ? map : null
}

function selectMaps(tables: CampaignTables) {
  return selectEntities(tables, everything)
    .leftJoin('sceneFog', (join) =>
      join.onRef('sceneFog.campaign', '=', 'entity.campaign').onRef('sceneFog.scene', '=', 'entity.id'),
    )
    .where('entity.type', '=', 'scene')
    .select(['entity.id', ...shownPictureColumns])
    .select(['sceneFog.startsClosed', 'sceneFog.covered', 'sceneFog.mask', 'sceneFog.byHand', 'sceneFog.version'])
    .select(['sceneFog.width as fogWidth', 'sceneFog.height as fogHeight'])
}

type MapRow = Awaited<ReturnType<ReturnType<typeof selectMaps>['execute']>>[number]

/** `null` if the row has no picture. */
export function toMap(row: MapRow): MapRecord | null {
  const picture = toPicture(row)
  if (!picture) return null
  const { startsClosed, covered, mask, byHand, version, fogWidth: width, fogHeight: height } = row
  const hasFog = startsClosed !== null && covered !== null && mask !== null && version !== null
  if (!hasFog || width === null || height === null) return { sceneId: row.id, picture, fog: null }
  const stored = { startsClosed, covered, mask, byHand, version, width, height }
  return { sceneId: row.id, picture, fog: toFog(stored, picture) }
}

/** If the mask was made for another size of picture, a scene with anything covered becomes fully covered, by hand. */
function toFog(
  { startsClosed, covered, mask, byHand, version, width, height }: Omit<SceneFogTable, 'campaign' | 'scene'>,
  picture: PictureRecord,
): FogRecord {
  const grid = fogGrid(picture)
  const fits = picture.width === width && picture.height === height
  return {
    startsClosed: startsClosed === 1,
    isCovered: covered === 1,
    version,
    fits,
    mask: fits ? readMask(grid, mask) : uniformMask(grid, covered === 0),
    byHand: byHand === null ? null : fits ? readMask(grid, byHand) : uniformMask(grid, true),
  }
}
