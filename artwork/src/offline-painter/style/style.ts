import type { Chance } from '#drawing/chance.ts'

import type { Drawing } from '../prompt/brief.ts'
import type { Raster } from '../raster/raster.ts'

/** A painting style: combines two flat drawings, the front and the back, into a finished picture. */
export type Style = (front: Raster, back: Raster, chance: Chance, depth: Drawing['depth']) => Raster
