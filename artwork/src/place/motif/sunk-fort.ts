import { bank } from '#drawing/path.ts'
import { block, line, placed, repeat, shape } from '#drawing/svg.ts'
import { reeds } from '#scenery/reeds.ts'

import type { DrawMotif } from './view.ts'

const BRICK = ['#a5624a', '#743f33', '#c58a66'] as const

/** A star-shaped brick fort, tilted and sunk to its gun ports; only the flag stands upright. */
export const sunkFort: DrawMotif = ({ chance, palette, width }) => {
  const walls = [
    shape('M-360 60L-330 -110 -150 -150 -90 -40 110 -60 180 -170 380 -120 400 60Z', BRICK[1]),
    shape('M-360 60L-330 -110 -150 -150 -120 60Z', BRICK[0]) +
      shape('M-90 -40L110 -60 120 60H-100Z', BRICK[0]) +
      shape('M180 -170L250 -152 262 60H170Z', BRICK[0]),
    shape(
      'M-334 -116L-150 -158 -86 -46 110 -68 178 -178 384 -126 382 -108 182 -156 114 -46 -94 -26 -152 -136 -330 -96Z',
      BRICK[2],
    ),
    repeat(3, (i) => block([-300 + i * 52, -40 - i * 8, 28, 22], palette.fore)) +
      repeat(3, (i) => block([-66 + i * 62, -2, 28, 22], palette.fore)) +
      repeat(2, (i) => block([288 + i * 44, -66 + i * 12, 24, 20], palette.fore)),
    repeat(5, (i) => block([-320 + i * 36, -128 - i * 8, 18, 20], BRICK[2])) +
      repeat(5, (i) => block([-76 + i * 40, -64 - i * 4, 18, 20], BRICK[2])),
    shape('M-6 60V10C-6 -18 40 -18 40 10V60Z', palette.fore),
  ]
  const flag =
    line('M520 600V150', palette.fore, 8) +
    shape('M522 156L640 180 522 226Z', '#4d6478') +
    shape('M522 192L640 180 522 226Z', '#33475a')
  const planks = repeat(11, (i) =>
    shape(
      `M${470 - i * 13} ${590 + i * 19}L${560 + i * 7} ${590 + i * 19}L${564 + i * 8} ${602 + i * 19}L${464 - i * 14} ${602 + i * 19}Z`,
      i % 2 ? palette.fore : palette.near,
    ),
  )
  return [
    flag,
    placed(walls.join(''), 510, 560, 1.05, -7),
    shape(bank(chance, [20, 1010], 610, 34, 46), palette.mid),
    shape(bank(chance, [-160, 720], 650, 26, 50), palette.near),
    shape(bank(chance, [560, 1400], 680, 30, 60), palette.near),
    reeds(chance, palette.near, { from: 60, to: 980, foot: 614, count: 60, height: [14, 52] }),
    shape('M478 588L552 588 640 800H330Z', palette.mid),
    planks,
    reeds(chance, palette.fore, { from: 0, to: width, foot: 720, count: 50, height: [20, 70] }),
  ].join('')
}
