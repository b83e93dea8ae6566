import { CAPS } from './cap.ts'
import { HATS } from './hat.ts'
import { HOODS } from './hood.ts'
import type { Layer } from './layer.ts'

/** What is worn on the head; hair above `brim` is under it. */
export type Headwear = { behind: readonly Layer[]; front: readonly Layer[]; brim?: number }

export type Covering = keyof typeof HOODS | keyof typeof HATS | keyof typeof CAPS

export const HEADWEAR: Readonly<Record<Covering, Headwear>> = { ...HOODS, ...HATS, ...CAPS }
