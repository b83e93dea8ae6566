import { between, repeat } from '../../chance.ts'
import { disc, shape } from '../../markup.ts'
import { seated } from '../../scenery/figure.ts'
import type { View } from '../view.ts'
import { clockHouse } from './clock-house.ts'

/** A queue in the snow before the shuttered house, all looking up at its one hand. */
export function clockQueue(view: View): string {
  const { chance, ink, width, height } = view
  return [
    clockHouse(view),
    shape('M-10 736C300 716 800 726 1210 740V810H-10Z', ink.glint),
    shape('M-10 770C400 752 800 760 1210 768V810H-10Z', ink.sun),
    repeat(10, (i) => seated(560 + i * 66, 758 + (i % 2) * 8, 2.3 + (i % 3) * 0.2, ink.fore, -8)),
    repeat(10, (i) => disc(560 + i * 66 - 4, 758 + (i % 2) * 8 - 79 - (i % 3) * 6, 11, ink.glint, 0.9)),
    repeat(120, () => disc(chance() * width, chance() * height, between(chance, 1.6, 5), ink.sun, 0.85)),
  ].join('')
}
