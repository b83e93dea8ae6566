import { between } from '#drawing/chance.ts'
import { bank } from '#drawing/path.ts'
import { block, line, repeat, shape } from '#drawing/svg.ts'
import { sailingBoat } from '#scenery/boat.ts'
import { house } from '#scenery/house.ts'

import type { DrawMotif } from './view.ts'

/** Crooked gables on stilts over three low banks, plank walks, a quay with one boat. */
export const stiltTown: DrawMotif = ({ chance, palette }) =>
  [
    { y: 486, from: -60, to: 900, count: 12, size: 1.35, colour: palette.mid, stilts: 10 },
    { y: 560, from: -120, to: 800, count: 9, size: 2, colour: palette.near, stilts: 14 },
    { y: 668, from: -140, to: 690, count: 6, size: 3, colour: palette.fore, stilts: 18 },
  ]
    .map(({ y, from, to, count, size, colour, stilts }) => {
      const step = (to - from - 120) / count
      const walk = block([from + 60, y - stilts * size * 0.55, to - from - 60, 5 * size * 0.6], colour)
      return (
        shape(bank(chance, [from - 60, to + 60], y + 16, 20, 22), colour) +
        repeat(count, (i) =>
          house(chance, palette, {
            x: from + 110 + i * step + chance() * 14,
            y: y + 6,
            size: size * between(chance, 0.85, 1.1),
            colour,
            lit: 0.6,
            stilts,
          }),
        ) +
        walk
      )
    })
    .join('') +
  block([640, 640, 250, 14], palette.fore) +
  repeat(5, (i) => block([660 + i * 52, 636, 9, 74], palette.fore)) +
  sailingBoat(960, 676, 1.5, palette) +
  line('M884 640Q910 660 920 656', palette.fore, 3)
