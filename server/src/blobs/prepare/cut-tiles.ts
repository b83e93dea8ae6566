import { TILE_LEVELS, TILE_PX } from '@waybook/contract'
import sharp from 'sharp'

import { inspectPicture, type Refused } from './inspect-picture.ts'
import { decodeInTurn, pictureDecoder, whyUnreadable } from './picture-decoder.ts'

/** Each tile is encoded once more if a part of it is covered. */
const WEBP = { quality: 85, effort: 2 } as const
/** Transparent pictures lie on the ground of the night, as on the table. */
const GROUND = '#181614'
const CHANNELS = 3

/** The pixels of a picture, three bytes each. */
interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

export type Cut = { readonly ok: true; readonly tiles: ReadonlyMap<string, Uint8Array> } | Refused

/**
 * Cuts a picture into tiles at its own size, at a half and at a quarter of it. A pixel of a smaller one is the mean of four, so that none mixes
 * two cells of a fog mask, as it would if it were scaled with a filter.
 */
export async function cutTiles(bytes: Uint8Array): Promise<Cut> {
  const inspected = await inspectPicture(bytes, { svg: true })
  if (!inspected.ok) return inspected
  try {
    return { ok: true, tiles: await decodeInTurn(inspected, async () => await cut(bytes, inspected)) }
  } catch (error) {
    return { ok: false, why: whyUnreadable(error) }
  }
}

async function cut(
  bytes: Uint8Array,
  { width, height, density }: Pick<Pixels, 'width' | 'height'> & { readonly density: number | undefined },
) {
  const decoder = pictureDecoder(bytes, density).resize(width, height, { fit: 'fill' })
  const data = await decoder.flatten({ background: GROUND }).toColourspace('srgb').raw().toBuffer()
  const tiles = new Map<string, Uint8Array>()
  let pixels: Pixels = { width, height, data }
  for (let level = 0; level < TILE_LEVELS; level += 1) {
    if (level > 0) pixels = halved(pixels)
    for (let row = 0; row * TILE_PX < pixels.height; row += 1)
      for (let column = 0; column * TILE_PX < pixels.width; column += 1) {
        const tile = partOf(pixels, column * TILE_PX, row * TILE_PX)
        const raw = { width: tile.width, height: tile.height, channels: CHANNELS } as const
        tiles.set(`${level}-${column}-${row}`, await sharp(tile.data, { raw }).webp(WEBP).toBuffer())
      }
  }
  return tiles
}

function partOf({ width, height, data }: Pixels, left: number, top: number): Pixels {
  const part = { width: Math.min(TILE_PX, width - left), height: Math.min(TILE_PX, height - top) }
  const bytes = new Uint8Array(part.width * part.height * CHANNELS)
  for (let row = 0; row < part.height; row += 1) {
    const from = ((top + row) * width + left) * CHANNELS
    bytes.set(data.subarray(from, from + part.width * CHANNELS), row * part.width * CHANNELS)
  }
  return { ...part, data: bytes }
}

/** At the right and at the bottom, the mean is that of the pixels that are there. */
function halved({ width, height, data }: Pixels): Pixels {
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) }
  const bytes = new Uint8Array(half.width * half.height * CHANNELS)
  const stride = width * CHANNELS
  for (let row = 0; row < half.height; row += 1) {
    const above = 2 * row * stride
    const below = 2 * row + 1 < height ? above + stride : above
    for (let column = 0; column < half.width; column += 1) {
      const left = 2 * column * CHANNELS
      const right = 2 * column + 1 < width ? left + CHANNELS : left
      const to = (row * half.width + column) * CHANNELS
      for (let channel = 0; channel < CHANNELS; channel += 1) {
        const upper = (data[above + left + channel] ?? 0) + (data[above + right + channel] ?? 0)
        const lower = (data[below + left + channel] ?? 0) + (data[below + right + channel] ?? 0)
        bytes[to + channel] = (upper + lower + 2) >> 2
      }
    }
  }
  return { ...half, data: bytes }
}
