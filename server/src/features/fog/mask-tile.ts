import type { FogMask } from '@waybook/rules'
import sharp from 'sharp'

import type { TilePlace } from './map-tiles.ts'
import { opacityOf } from './soft-edge.ts'

/** Fast rather than small: a brush stroke appears after several tiles. The opacity needs few levels. */
const WEBP = { quality: 75, effort: 0, alphaQuality: 50 } as const
const CHANNELS = 4
/** The color of covered pixels: the background at night, so that compression blends no other color into their neighbors. */
const [RED, GREEN, BLUE] = [10, 23, 24] as const

/** A tile as pixels, each with red, green, blue and opacity. */
export interface TilePixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

export async function decodeTile(tile: Uint8Array): Promise<TilePixels> {
  const { data, info } = await sharp(tile).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/**
 * A tile whose covered cells are transparent. Each pixel lies in one cell, and covered pixels are erased before the tile is encoded.
 * Revealed cells fade toward covered ones.
 */
export async function maskTile(tile: TilePixels, mask: FogMask, place: TilePlace): Promise<Uint8Array> {
  const { width, height } = tile
  const opacity = opacityOf(mask, place, tile)
  const data = new Uint8Array(tile.data)
  for (let pixel = 0, at = 0; pixel < width * height; pixel += 1, at += CHANNELS) {
    const shown = opacity[pixel] ?? 0
    data[at + 3] = shown
    if (shown !== 0) continue
    data[at] = RED
    data[at + 1] = GREEN
    data[at + 2] = BLUE
  }
  return await sharp(data, { raw: { width, height, channels: CHANNELS } })
    .webp(WEBP)
    .toBuffer()
}
