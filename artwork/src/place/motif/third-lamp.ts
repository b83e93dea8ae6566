import { block, line, repeat, shape } from '#drawing/svg.ts'

import type { DrawMotif } from './view.ts'

/** One squat lamp tower with no light in it, a refuge hut beside it, alone on the road. */
export const thirdLamp: DrawMotif = ({ palette }) =>
  [
    shape(
      'M-10 640C160 600 300 604 460 612 700 622 940 590 1210 560L1210 700C900 740 640 760 420 744 260 732 120 740 -10 770Z',
      palette.near,
    ),
    shape(
      'M-10 664C160 628 300 630 460 640 700 650 940 620 1210 590L1210 700C900 740 640 760 420 744 260 732 120 740 -10 770Z',
      palette.fore,
    ),
    repeat(15, (i) =>
      block([i * 84 + 6, 622 - (i > 6 ? (i - 6) * 6 : Math.abs(3 - i) * -4) - 6, 44, 18], palette.near),
    ),
    shape('M326 640L346 330H470L490 640Z', palette.fore),
    shape('M420 330H470L490 640H430Z', palette.near),
    shape(
      'M326 332H490V312H326ZM340 300H476V314H340ZM352 300V218H366V300ZM450 300V218H464V300ZM400 300V218H416V300ZM336 220L408 150 480 220Z',
      palette.fore,
    ),
    shape('M408 150L480 220H408Z', palette.near),
    block([366, 222, 34, 76], palette.mid, 0.8) + block([416, 222, 34, 76], palette.mid, 0.5),
    shape('M380 640V560C380 540 430 540 430 560V640Z', palette.mid, 0.6),
    shape('M560 640V548L548 552 650 476 752 552 740 548V640Z', palette.fore),
    shape('M650 476L752 552 740 548V640H664V520Z', palette.near),
    shape('M600 640V576H640V640Z', palette.mid, 0.5),
    line('M346 470L470 470M350 400L466 400', palette.near, 4),
  ].join('')
