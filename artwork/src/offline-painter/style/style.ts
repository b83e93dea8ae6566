import type { Chance } from '../../drawing/chance.ts'
import type { Drawing } from '../prompt/brief.ts'
import type { Raster } from '../raster/raster.ts'

/** Makes one finished picture of two flat drawings, as one way of painting would. */
export type Style = (front: Raster, back: Raster, chance: Chance, depth: Drawing['depth']) => Raster
