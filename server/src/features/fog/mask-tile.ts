import type { FogMask } from '@waybook/rules'
import sharp from 'sharp'

import type { TilePlace } from './map-tiles.ts'
import { opacityOf } from './soft-edge.ts'

/** Fast rather than small: a stroke of the brush shows after a handful of tiles. The opacity needs few steps. */
const WEBP = { quality: 75, effort: 0, alphaQuality: 50 } as const
const CHANNELS = 4
/** What is covered, in red, green and blue: the ground of the night, so that no other colour runs into what is beside it. */
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
 * A tile without what is covered, which is transparent. Each of its pixels lies in one cell, and what is covered is gone before the tile is
 * encoded. What is revealed fades towards it.
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
