import { block, disc } from '../drawing/svg.ts'
import { PALETTE } from './map-palette.ts'

/** The shadow of a box around the origin, to its lower right. */
export function shadow(width: number, height: number): string {
  return block([-width / 2 + 7, -height / 2 + 9, width, height], PALETTE.night, 0.45, 4)
}

/** The ground lit by a lamp or a fire. */
export function lightPool(x: number, y: number, reach: number): string {
  return (
    disc(x, y, reach, PALETTE.light, 0.09) +
    disc(x, y, reach * 0.62, PALETTE.light, 0.11) +
    disc(x, y, reach * 0.32, PALETTE.light, 0.16)
  )
}
