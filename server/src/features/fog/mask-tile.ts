import { TILE_PX } from '@waybook/contract'
import { isCellRevealed, type FogMask } from '@waybook/rules'
import sharp from 'sharp'

import type { TilePlace } from './map-tiles.ts'

/** Fast rather than small: a stroke of the brush shows after a handful of tiles. */
const WEBP = { quality: 75, effort: 0 } as const
const CHANNELS = 3
/** What is covered, in red, green and blue. */
const FOG = [24, 22, 20] as const

/** A tile without what is covered. Each of its pixels lies in one cell, and what is covered is gone before the tile is encoded. */
export async function maskTile(tile: Uint8Array, mask: FogMask, place: TilePlace): Promise<Uint8Array> {
  const { data, info } = await sharp(tile).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const cell = mask.grid.cellPx >> place.level
  const [left, top] = [place.column * TILE_PX, place.row * TILE_PX]
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      if (isCellRevealed(mask, Math.floor((left + column) / cell), Math.floor((top + row) / cell))) continue
      const at = (row * width + column) * CHANNELS
      for (let channel = 0; channel < CHANNELS; channel += 1) data[at + channel] = FOG[channel] ?? 0
    }
  return await sharp(data, { raw: { width, height, channels: CHANNELS } })
    .webp(WEBP)
    .toBuffer()
}
