import { chanceFrom } from '../plate/chance.ts'
import { drawWish } from './draw-wish.ts'
import { EDGE, laidOver, rasterOf, webpOf } from './raster/raster.ts'
import { cartoon } from './style/cartoon.ts'
import { fantasy } from './style/fantasy.ts'
import { realistic } from './style/realistic.ts'
import { sketch } from './style/sketch.ts'
import type { Wish } from './wish.ts'

const STYLES = { fantasy, realistic, cartoon, sketch }

/** A WebP of 1024 x 1024. The prompt decides what is seen; one wish in two styles shows the same thing. */
export async function paintWish(wish: Wish): Promise<Uint8Array> {
  const chance = chanceFrom(`${wish.name}\n${wish.type}\n${wish.prompt}`)
  const { back, front, falling = '', depth } = drawWish(wish, chance)
  // Ink around every flake would turn white snow black.
  const isLaidOn = wish.style === 'cartoon' && falling !== ''
  const before = await rasterOf(sheetOf(isLaidOn ? front : front + falling))
  const painted = STYLES[wish.style](before, await rasterOf(sheetOf(back)), chance, depth)
  return await webpOf(isLaidOn ? laidOver(await rasterOf(sheetOf(falling)), painted) : painted)
}

function sheetOf(drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${EDGE} ${EDGE}" width="${EDGE}" height="${EDGE}">${drawing}</svg>`
}
