import { bend, type Warp } from '#drawing/bend.ts'
import { shape } from '#drawing/svg.ts'

import type { PortraitPalette, Tone } from './portrait-palette.ts'

/**
 * A flat shape of a portrait: its tone, path and opacity. Paths are drawn for a head that looks straight out of a
 * 600 x 750 picture, with the skull from 200 to 400 and the eyes at 292.
 */
export type Layer = readonly [tone: Tone, path: string, opacity?: number]

/** Clothes over the shoulders. `sleeves` have the tones of the cloth unless they define their own light and shadow. */
export type ClothesLayers = {
  readonly sleeves?: readonly [Tone, Tone]
  readonly behind?: readonly Layer[]
  readonly front: readonly Layer[]
}

/** Hair behind the head, over the brow, and hanging over the coat. */
export type HairLayers = {
  readonly behind: readonly Layer[]
  readonly front: readonly Layer[]
  readonly over?: readonly Layer[]
}

/** Headwear; it hides the hair above the height `brim`. */
export type HeadwearLayers = {
  readonly behind: readonly Layer[]
  readonly front: readonly Layer[]
  readonly brim?: number
}

export function paint(layers: readonly Layer[], palette: PortraitPalette, warp: Warp): string {
  return layers.map(([tone, path, opacity]) => shape(bend(path, warp), palette[tone], opacity)).join('')
}

/** The same shape on the other side of the face. */
export function mirror(path: string): string {
  return bend(path, (x, y) => [600 - x, y])
}

export function bothSides([tone, path, opacity]: Layer): Layer[] {
  return [
    [tone, path, opacity ?? 1],
    [tone, mirror(path), opacity ?? 1],
  ]
}
