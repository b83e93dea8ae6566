import type { Ink } from '../ink.ts'
import { block, placed, shape } from '../markup.ts'
import { glow } from './glow.ts'

/** One lamp of the road, 92 high; it stands on x, y. */
export function lampPost(x: number, y: number, size: number, ink: Ink, burning = true, colour = ink.fore): string {
  const light = burning ? glow(0, -74, 34, ink.lamp) : ''
  const post = shape('M-3 6L-2 -62L2 -62L3 6ZM-8 -84L0 -92L8 -84V-64H-8Z', colour)
  return placed(light + post + block([-4.5, -82, 9, 15], burning ? ink.lamp : ink.near), x, y, size)
}
