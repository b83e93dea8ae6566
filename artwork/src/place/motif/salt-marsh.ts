import { line, repeat, shape } from '#drawing/svg.ts'
import { reeds } from '#scenery/reeds.ts'
import { birds } from '#scenery/sky.ts'

import type { DrawMotif } from './view.ts'

/** Flats veined with creeks, each with a bright edge, out to a ruled horizon. */
export const saltMarsh: DrawMotif = ({ chance, palette, width }) => {
  const creeks = [
    'M600 452C560 480 700 500 640 530 560 566 420 580 470 630 530 690 420 740 360 810H640C640 740 690 690 640 640 600 600 740 580 780 540 800 506 640 486 616 452Z',
    'M160 470C200 490 120 510 170 540 230 570 140 610 60 640L-10 660V700C120 690 260 640 290 580 310 540 200 520 230 496 240 484 200 476 176 468Z',
    'M1000 462C960 484 1060 500 1030 530 990 570 1100 600 1210 620V570C1140 560 1090 550 1100 526 1110 500 1030 482 1018 462Z',
    'M640 570C760 590 860 640 920 720L1000 810H1080C1040 730 900 600 700 556Z',
  ]
  return [
    shape('M0 448H1200V810H0Z', palette.mid),
    repeat(5, (i) =>
      shape(
        `M0 ${480 + i * 62}C300 ${466 + i * 60} 800 ${500 + i * 60} 1200 ${476 + i * 62}V810H0Z`,
        i % 2 ? palette.mid : palette.near,
        0.35,
      ),
    ),
    creeks.map((creek) => shape(creek, palette.water) + line(creek, palette.glint, 5, 0.85)).join(''),
    reeds(chance, palette.near, { from: 0, to: width, foot: 560, count: 40, height: [10, 30] }),
    reeds(chance, palette.fore, { from: 700, to: 900, foot: 690, count: 22, height: [20, 60] }),
    birds(chance, palette.fore, 860, 300, 260, 9),
  ].join('')
}
