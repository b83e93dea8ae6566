import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'

import { TILE_LEVELS, TILE_PX } from '@waybook/contract'

import { wholeFolder } from '#runtime/held-files.ts'
import { temporaryName } from '#runtime/temporary-name.ts'

import { inspectPicture, type InspectedPicture, type Refused } from './inspect-picture.ts'
import { decodeInTurn, pictureDecoder, whyUnreadable } from './picture-decoder.ts'

/** Higher quality than other forms, because partly covered tiles are encoded a second time. */
const WEBP = { quality: 85, effort: 2 } as const
/** The background of transparent pictures: the background of the table in the night theme. */
const GROUND = '#181614'

export type Cut = { readonly ok: true; readonly tiles: ReadonlyMap<string, Uint8Array> } | Refused

/**
 * Cuts the picture in a file into tiles at full, half and quarter size. Each pixel of a smaller size is the mean of four pixels. A filter
 * would mix pixels from two cells of a fog mask. During the call, the tiles are in a folder next to the file, because writing them strip
 * by strip while decoding takes a third of the memory.
 */
export async function cutTiles(file: string): Promise<Cut> {
  const inspected = await inspectPicture(await readFile(file), { svg: true })
  if (!inspected.ok) return inspected
  const written = path.join(path.dirname(file), temporaryName())
  try {
    await mkdir(written)
    await decodeInTurn(inspected, async () => await writeTiles(inspected, written))
    return { ok: true, tiles: await readTiles(written) }
  } catch (error) {
    return { ok: false, why: whyUnreadable(error) }
  } finally {
    await rm(written, wholeFolder)
  }
}

/** The base name of the output. The decoder appends suffixes. */
const NAME = 'tiles'

async function writeTiles({ picture, width, height, density }: InspectedPicture, folder: string): Promise<void> {
  await pictureDecoder(picture, density)
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: GROUND })
    .toColourspace('srgb')
    .webp(WEBP)
    .tile({ size: TILE_PX, layout: 'dz', depth: 'onepixel', skipBlanks: -1 })
    .toFile(path.join(folder, `${NAME}.dz`))
}

/** Reads the largest levels. The last folder of the format has the picture at full size, and each earlier one half of the next. */
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
