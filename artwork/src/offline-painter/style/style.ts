import type { Chance } from '#drawing/chance.ts'

import type { Drawing } from '../prompt/brief.ts'
import type { Raster } from '../raster/raster.ts'

/** A way of painting: makes one finished picture of two flat drawings, the front and the back. */
export type Style = (front: Raster, back: Raster, chance: Chance, depth: Drawing['depth']) => Raster
