import type { PictureFile } from '#database/picture-tables.ts'

import { type Blobs, pictureHash, type PictureFacts } from './blobs.ts'
import { describePicture } from './prepare/describe-picture.ts'
import type { PictureSource, Refused } from './prepare/inspect-picture.ts'
import type { MapWalls } from './prepare/map-walls.ts'
import type { PictureSize } from './prepare/picture-decoder.ts'
import { UNIVERSAL_VTT } from './prepare/picture-format.ts'
import { wallsOfUniversalVtt } from './prepare/universal-vtt.ts'

export interface StoredFile {
  readonly ok: true
  readonly picture: PictureFile
  /** Its own size, if it is shown scaled down and was not stored before. */
  readonly scaledFrom?: PictureSize | null
  /** What stands on the map of a Universal VTT file. */
  readonly walls?: MapWalls | null
}

export type StoreResult = StoredFile | Refused

/** Stores a picture. Its sizes are made later. An already stored picture is not inspected again, so a repeated import is cheap. */
export async function storePicture(bytes: Uint8Array, pictures: Blobs, source: PictureSource): Promise<StoreResult> {
  const hash = pictureHash(bytes)
  await pictures.renew([hash], Date.now())
  const known = await pictures.facts(hash)
  if (known) return { ok: true, picture: { hash, ...known }, scaledFrom: null, walls: wallsIn(bytes, known) }
  const described = await describePicture(bytes, source)
  if (!described.ok) return described
  const { facts, scaledFrom, walls } = described
  await pictures.putOriginal(hash, bytes, facts)
  return { ok: true, picture: { hash, ...facts }, scaledFrom, walls }
}

function wallsIn(bytes: Uint8Array, { contentType }: PictureFacts): MapWalls | null {
  return contentType === UNIVERSAL_VTT ? wallsOfUniversalVtt(bytes) : null
}
