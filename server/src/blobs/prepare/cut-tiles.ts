import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'

import { TILE_LEVELS, TILE_PX } from '@waybook/contract'

import { temporaryName } from '#runtime/temporary-name.ts'

import { inspectPicture, type Inspected, type Refused } from './inspect-picture.ts'
import { decodeInTurn, pictureDecoder, whyUnreadable } from './picture-decoder.ts'

/** Each tile is encoded once more if a part of it is covered. */
const WEBP = { quality: 85, effort: 2 } as const
/** Transparent pictures lie on the ground of the night, as on the table. */
const GROUND = '#181614'

export type Cut = { readonly ok: true; readonly tiles: ReadonlyMap<string, Uint8Array> } | Refused

/**
 * Cuts the picture in a file into tiles at its own size, at a half and at a quarter of it. A pixel of a smaller one is the mean of four, so that none mixes
 * two cells of a fog mask, as it would if it were scaled with a filter. Until it returns, the tiles are in a folder beside the file: they are
 * written while the picture is decoded, strip by strip, because all its pixels at once would take three times as much memory.
 */
export async function cutTiles(file: string): Promise<Cut> {
  const bytes = await readFile(file)
  const inspected = await inspectPicture(bytes, { svg: true })
  if (!inspected.ok) return inspected
  const written = path.join(path.dirname(file), temporaryName())
  try {
    await mkdir(written)
    await decodeInTurn(inspected, async () => await writeTiles(bytes, inspected, written))
    return { ok: true, tiles: await readTiles(written) }
  } catch (error) {
    return { ok: false, why: whyUnreadable(error) }
  } finally {
    await rm(written, { recursive: true, force: true })
  }
}

/** The name of what is written; the decoder appends the rest. */
const NAME = 'tiles'

async function writeTiles(
  bytes: Uint8Array,
  { width, height, density }: Extract<Inspected, { ok: true }>,
  folder: string,
): Promise<void> {
  await pictureDecoder(bytes, density)
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: GROUND })
    .toColourspace('srgb')
    .webp(WEBP)
    .tile({ size: TILE_PX, layout: 'dz', depth: 'onepixel', skipBlanks: -1 })
    .toFile(path.join(folder, `${NAME}.dz`))
}

/** Reads the largest levels: in the format's folders the last is the picture at its own size, and each before it half of the next. */
async function readTiles(folder: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const root = path.join(folder, `${NAME}_files`)
  const last = (await readdir(root, { withFileTypes: true })).filter((entry) => entry.isDirectory()).length - 1
  const tiles = new Map<string, Uint8Array>()
  for (let level = 0; level < TILE_LEVELS; level += 1) {
    const ofLevel = path.join(root, String(Math.max(last - level, 0)))
    for (const name of await readdir(ofLevel)) {
      const [column, row] = path.parse(name).name.split('_')
      tiles.set(`${level}-${column}-${row}`, await readFile(path.join(ofLevel, name)))
    }
  }
  return tiles
}
