import { between } from '../drawing/chance.ts'
import { disc, repeat, shape } from '../drawing/svg.ts'
import { clockHouse } from '../place/motif/clock-house.ts'
import type { View } from '../place/motif/view.ts'
import { seated } from '../scenery/figure.ts'

/** A queue in the snow before the shuttered house, all looking up at its one hand. */
export function clockQueue(view: View): string {
  const { chance, palette, width, height } = view
  return [
    clockHouse(view),
    shape('M-10 736C300 716 800 726 1210 740V810H-10Z', palette.glint),
    shape('M-10 770C400 752 800 760 1210 768V810H-10Z', palette.sun),
    repeat(10, (i) => seated(560 + i * 66, 758 + (i % 2) * 8, 2.3 + (i % 3) * 0.2, palette.fore, -8)),
    repeat(10, (i) => disc(560 + i * 66 - 4, 758 + (i % 2) * 8 - 79 - (i % 3) * 6, 11, palette.glint, 0.9)),
    repeat(120, () => disc(chance() * width, chance() * height, between(chance, 1.6, 5), palette.sun, 0.85)),
  ].join('')
}
