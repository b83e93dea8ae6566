import type { FogMask } from '@waybook/rules'
import sharp from 'sharp'

import type { TilePlace } from './map-tiles.ts'
import { opacityOf } from './soft-edge.ts'

/** Fast rather than small: a stroke of the brush shows after a handful of tiles. The opacity needs few steps. */
const WEBP = { quality: 75, effort: 0, alphaQuality: 50 } as const
const CHANNELS = 4
/** What is covered, in red, green and blue: the ground of the night, so that no other colour runs into what is beside it. */
const NIGHT = [10, 23, 24] as const

/**
 * A tile without what is covered, which is transparent. Each of its pixels lies in one cell, and what is covered is gone before the tile is
 * encoded. What is revealed fades towards it.
 */
export async function maskTile(tile: Uint8Array, mask: FogMask, place: TilePlace): Promise<Uint8Array> {
  const { data, info } = await sharp(tile).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const opacity = opacityOf(mask, place, info)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = pixel * CHANNELS
    const shown = opacity[pixel] ?? 0
    if (shown === 0) NIGHT.forEach((value, channel) => (data[at + channel] = value))
    data[at + CHANNELS - 1] = shown
  }
  return await sharp(data, { raw: { width, height, channels: CHANNELS } })
    .webp(WEBP)
    .toBuffer()
}
