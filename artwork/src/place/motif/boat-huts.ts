import type { Palette } from '#drawing/palette.ts'
import { block, disc, line, placed, repeat, shape } from '#drawing/svg.ts'
import { punt } from '#scenery/boat.ts'
import { glow } from '#scenery/lights.ts'

import type { View } from './view.ts'

/** A hidden creek: upturned boats lived in, a mud slip, nets to dry, smoke, a punt with covered barrels. */
export function boatHuts({ palette }: View): string {
  return [
    smoke(palette, 262, 430) + smoke(palette, 690, 392),
    shape(
      'M-10 560C120 500 300 500 460 520 620 536 780 500 1210 480V560C900 580 700 600 560 640 420 680 200 690 -10 690Z',
      palette.near,
    ),
    hut(palette, [620, 522, 0.75], palette.near, palette.mid) +
      hut(palette, [830, 510, 0.62], palette.near, palette.mid),
    hut(palette, [190, 580, 1.25], palette.fore, palette.near) +
      hut(palette, [480, 600, 1], palette.fore, palette.near),
    net(palette, 880, 590),
    shape(
      'M-10 640C200 600 380 640 520 620 640 606 700 590 760 610 640 640 560 700 420 740 300 770 140 790 -10 800Z',
      palette.fore,
    ),
    glow(360, 640, 70, palette.lamp) +
      shape('M346 650C340 626 356 620 358 602 372 618 380 632 374 650Z', palette.lamp) +
      disc(360, 652, 5, palette.fore),
    punt(860, 700, 2.3, palette, true),
  ].join('')
}

/** One upturned boat with a door in its side. */
function hut(palette: Palette, [x, y, size]: readonly [number, number, number], colour: string, face: string): string {
  return placed(
    [
      shape('M-120 0C-116 -70 -60 -104 0 -108 60 -104 116 -70 124 0Z', colour),
      shape('M0 -108C60 -104 116 -70 124 0H50C52 -50 36 -86 0 -108Z', face),
      shape('M-128 -4H132V8H-128ZM-6 -116H8L6 -96H-4Z', colour),
      line('M-112 -30C-60 -44 60 -44 116 -30M-92 -62C-50 -74 50 -74 96 -62', face, 3),
      shape('M-44 0V-44C-44 -62 -8 -62 -8 -44V0Z', palette.lamp),
      line('M-26 -56V0', colour, 4),
      block([62, -132, 14, 60], colour),
    ].join(''),
    x,
    y,
    size,
  )
}

function smoke(palette: Palette, x: number, y: number): string {
  return shape(
    `M${x} ${y}C${x - 30} ${y - 60} ${x + 40} ${y - 90} ${x} ${y - 170} ${x - 20} ${y - 220} ${x + 30} ${y - 240} ${x + 40} ${y - 300} ${x + 60} ${y - 220} ${x + 30} ${y - 190} ${x + 40} ${y - 140} ${x + 56} ${y - 80} ${x} ${y - 60} ${x + 14} ${y}Z`,
    palette.sky[1],
    0.5,
  )
}

/** A net hung up to dry between two posts. */
function net(palette: Palette, x: number, y: number): string {
  return (
    line(
      `M${x} ${y}V${y - 130}M${x + 170} ${y}V${y - 130}M${x} ${y - 124}Q${x + 85} ${y - 96} ${x + 170} ${y - 124}`,
      palette.fore,
      7,
    ) +
    repeat(8, (i) =>
      line(`M${x + 10 + i * 21} ${y - 116 + Math.abs(3.5 - i) * -3}L${x + 20 + i * 19} ${y - 30}`, palette.fore, 2),
    ) +
    line(
      `M${x + 8} ${y - 90}Q${x + 85} ${y - 66} ${x + 162} ${y - 90}M${x + 12} ${y - 60}Q${x + 85} ${y - 40} ${x + 158} ${y - 60}M${x + 18} ${y - 32}Q${x + 85} ${y - 18} ${x + 154} ${y - 32}`,
      palette.fore,
      2,
    )
  )
}
