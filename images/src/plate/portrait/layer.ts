import { bend, type Warp } from '../bend.ts'
import { shape } from '../markup.ts'
import type { SitterInk, Tone } from './sitter-ink.ts'

/**
 * One flat shape of a portrait: its ink, its path, and how much of it covers what lies below.
 * Paths are drawn for a head that looks straight out of a 600 x 750 picture, skull from 200 to 400, eyes at 292.
 */
export type Layer = readonly [tone: Tone, path: string, opacity?: number]

export function paint(layers: readonly Layer[], ink: SitterInk, warp: Warp): string {
  return layers.map(([tone, path, opacity]) => shape(bend(path, warp), ink[tone], opacity)).join('')
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
