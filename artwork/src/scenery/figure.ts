import type { Palette } from '../drawing/palette.ts'
import { disc, filled, line, placed, shape } from '../drawing/svg.ts'
import { glow } from './lights.ts'

const CLOAKED = 'M-9 0C-12 -20 -11 -36 -5 -42C-8 -48 -4 -56 0 -56C4 -56 8 -48 5 -42C11 -36 12 -20 9 0Z'

/** A cloaked walker with a light on a staff, 56 high. */
export function walker(x: number, y: number, size: number, palette: Palette): string {
  const rim = filled(`<path d="${CLOAKED}" transform="translate(-1.6 -1)"/>`, palette.glint, 0.8)
  const staff = line('M14 4V-52', palette.fore, 2)
  return placed(
    glow(14, -50, 40, palette.lamp) + disc(14, -50, 4, palette.lamp) + rim + shape(CLOAKED, palette.fore) + staff,
    x,
    y,
    size,
  )
}

/** Someone at a table or a wall, seen from the waist up, 34 high. */
export function seated(x: number, y: number, size: number, colour: string, reach: number): string {
  return placed(
    shape('M-13 0C-13 -12 -9 -20 0 -20C9 -20 13 -12 13 0Z', colour) +
      disc(0, -27, 7.5, colour) +
      line(`M0 -15L${reach} -9`, colour, 4.5),
    x,
    y,
    size,
  )
}
