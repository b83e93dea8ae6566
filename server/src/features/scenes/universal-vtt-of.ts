import { Problem, type SceneGrid, type SceneWalls } from '@waybook/contract'
import { toUvtt } from '@waybook/converters'

import type { Blobs } from '#blobs/blobs.ts'
import type { PicturePreparation } from '#blobs/picture-preparation.ts'
import { inspectPicture } from '#blobs/prepare/inspect-picture.ts'
import { pictureFormat } from '#blobs/prepare/picture-format.ts'
import type { CampaignTables } from '#database/database.ts'
import { pageProblems } from '#sentences/problems.ts'

import { readMap } from '../fog/read-map.ts'
import { readSceneWalls } from '../walls/read-walls.ts'
import { wallsToMap } from '../walls/walls-to-map.ts'
import { readSceneLayout } from './layout-queries.ts'
import { sceneNotFound } from './presenter.ts'

/** The formats that other programs read from a Universal VTT file. */
const READ_ELSEWHERE: ReadonlySet<string | null> = new Set(['image/png', 'image/jpeg', 'image/webp'])

/** For a scene without a grid, in cells. */
const COLUMNS = 20

interface Pictures {
  readonly blobs: Blobs
  readonly preparation: Pick<PicturePreparation, 'read'>
  /** Aborted when the client leaves. */
  readonly left: AbortSignal
}

/**
 * A scene as a Universal VTT file: its picture, grid, walls, doors and lights. Throws the Problems `not-found`, `conflict` without a picture,
 * and `unavailable` while the picture is prepared.
 */
export async function universalVttOf(tables: CampaignTables, pictures: Pictures, sceneId: string): Promise<string> {
  const layout = await readSceneLayout(tables, sceneId)
  if (!layout) throw sceneNotFound(sceneId)
  const map = await readMap(tables, sceneId)
  const picture = map && (await pictureFor(pictures, map.picture.hash))
  if (!map || !picture) throw new Problem('conflict', `Scene "${sceneId}" has no stored image`)
  const walls = await readSceneWalls(tables, sceneId)
  if (!walls) throw new Problem('conflict', `Scene "${sceneId}" has no stored image`)
  const grid = gridOf(layout.grid ?? gridOfFile(walls), map.picture)
  const pixelsPerCell = Math.round(picture.width / grid.columns)
  return toUvtt(wallsToMap(walls, { ...grid, pixelsPerCell }), Buffer.from(picture.bytes).toString('base64'))
}

/** The original if other programs read its format, otherwise as WebP. */
async function pictureFor({ blobs, preparation, left }: Pictures, hash: string) {
  for (const form of ['original', 'full'] as const) {
    if (form === 'full' && (await preparation.read(hash, form, left)) === 'late')
      throw new Problem('unavailable', pageProblems.pictureBeingPrepared())
    const stored = await blobs.get(hash, form)
    const inspected = stored && (await inspectPicture(stored, { svg: true }))
    if (!inspected?.ok || !READ_ELSEWHERE.has(pictureFormat(inspected.picture))) continue
    return { bytes: inspected.picture, width: inspected.scaledFrom?.width ?? inspected.width }
  }
  return null
}

/** The scene's own grid, or the one that its map came with. */
function gridOf(
  grid: Pick<SceneGrid, 'cell' | 'x' | 'y'>,
  { width, height }: { readonly width: number; readonly height: number },
) {
  const columns = 100 / grid.cell
  const offset: [number, number] = [grid.x, (grid.y * width) / height]
  return { columns, rows: (columns * height) / width, offset }
}

function gridOfFile({ columns }: Pick<SceneWalls, 'columns'>): Pick<SceneGrid, 'cell' | 'x' | 'y'> {
  return { cell: 100 / (columns ?? COLUMNS), x: 0, y: 0 }
}
