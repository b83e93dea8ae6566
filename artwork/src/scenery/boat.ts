import type { Palette } from '../drawing/palette.ts'
import { disc, placed, shape } from '../drawing/svg.ts'
import { glow } from './lights.ts'

/** A sailing boat with a stern lamp, 128 wide and 140 high; x, y is its waterline. */
export function sailingBoat(x: number, y: number, size: number, palette: Palette): string {
  const hull = shape('M-64 -12H62C58 4 46 12 32 12H-34C-50 12 -60 2 -64 -12Z', palette.fore)
  const rig =
    shape('M-2 -14V-112L52 -26Z', palette.near) +
    shape('M-5 -128h4v118h-4Z', palette.fore) +
    shape('M-9 -20V-96L-46 -24Z', palette.mid)
  return placed(hull + rig + glow(-52, -24, 26, palette.lamp) + disc(-52, -24, 4, palette.lamp), x, y, size)
}

/** A flat punt, 100 wide, with or without something under a cover. */
export function punt(x: number, y: number, size: number, palette: Palette, cargo = false): string {
  const load = cargo ? shape('M-26 -8C-24 -30 -4 -32 2 -14 8 -32 26 -28 28 -8Z', palette.near) : ''
  return placed(
    load + shape('M-52 -12L-46 -8H46L54 -12C48 2 40 8 32 8H-32C-42 8 -48 0 -52 -12Z', palette.fore),
    x,
    y,
    size,
  )
}
