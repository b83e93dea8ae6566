import type { Layer } from './layer.ts'
import { LONG_HAIR } from './long-hair.ts'
import { SHORT_HAIR } from './short-hair.ts'

/** Hair behind the head, over the brow, and hanging over the coat. */
export type Hair = { behind: readonly Layer[]; front: readonly Layer[]; over?: readonly Layer[] }

export type HairStyle = keyof typeof SHORT_HAIR | keyof typeof LONG_HAIR

export const HAIR: Readonly<Record<HairStyle, Hair>> = { ...SHORT_HAIR, ...LONG_HAIR }
