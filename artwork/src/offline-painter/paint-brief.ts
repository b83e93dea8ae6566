import { chanceFrom } from '../drawing/chance.ts'
import { drawBrief } from './draw-brief.ts'
import type { Brief } from './prompt/brief.ts'
import { EDGE, laidOver, rasterFrom, rgbOf } from './raster/raster.ts'
import { cartoon } from './style/cartoon.ts'
import { fantasy } from './style/fantasy.ts'
import { realistic } from './style/realistic.ts'
import { sketch } from './style/sketch.ts'
import type { Style } from './style/style.ts'

const STYLES: Readonly<Record<Brief['style'], Style>> = { fantasy, realistic, cartoon, sketch }

/** Renders an SVG document to pixels: red, green, blue and alpha of each, row by row. */
export type Rasterize = (svg: string) => Promise<Uint8Array>

export interface Pixels {
  readonly width: number
  readonly height: number
  /** Red, green and blue of each pixel, row by row. */
  readonly rgb: Uint8ClampedArray
}

/** Paints a brief. The prompt alone determines the subject, so all styles of a brief show the same thing. */
export async function paintBrief(brief: Brief, rasterize: Rasterize): Promise<Pixels> {
  const chance = chanceFrom(`${brief.name}\n${brief.type}\n${brief.prompt}`)
  const { back, front, falling = '', depth } = drawBrief(brief, chance)
  const rasterOf = async (drawing: string) => rasterFrom(await rasterize(documentOf(drawing)))
  // An outline around every flake would turn white snow black.
  const isLaidOn = brief.style === 'cartoon' && falling !== ''
  const before = await rasterOf(isLaidOn ? front : front + falling)
  const painted = STYLES[brief.style](before, await rasterOf(back), chance, depth)
  const finished = isLaidOn ? laidOver(await rasterOf(falling), painted) : painted
  return { width: EDGE, height: EDGE, rgb: rgbOf(finished) }
}

function documentOf(drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${EDGE} ${EDGE}" width="${EDGE}" height="${EDGE}">${drawing}</svg>`
}
