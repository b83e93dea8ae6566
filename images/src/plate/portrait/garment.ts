import { COATS } from './coat.ts'
import type { Layer } from './layer.ts'
import type { Tone } from './sitter-ink.ts'
import { WORKING_CLOTHES } from './working-clothes.ts'

/** What lies over the shoulders. `sleeves` are of the cloth unless said otherwise. */
export type Clothing = { sleeves?: readonly [Tone, Tone]; behind?: readonly Layer[]; front: readonly Layer[] }

export type Garment = keyof typeof COATS | keyof typeof WORKING_CLOTHES

export const GARMENTS: Readonly<Record<Garment, Clothing>> = { ...COATS, ...WORKING_CLOTHES }
