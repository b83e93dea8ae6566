import type { Chance } from '../../plate/chance.ts'
import type { Raster } from '../raster/raster.ts'
import type { Drawing } from '../wish.ts'

/** Makes one finished picture of two flat drawings, as one way of painting would. */
export type Style = (front: Raster, back: Raster, chance: Chance, depth: Drawing['depth']) => Raster
