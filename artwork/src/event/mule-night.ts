import { block, disc, line, placed, repeat, shape } from '../drawing/svg.ts'
import type { DrawMotif } from '../place/motif/view.ts'
import { glow, lampPost } from '../scenery/lights.ts'

const MULE =
  'M-120 0L-112 -84C-130 -110 -120 -150 -84 -156H20C40 -160 60 -176 70 -200L60 -246 84 -222 92 -250 106 -218C130 -206 146 -186 156 -164L150 -148 128 -152 106 -160C96 -130 84 -112 70 -100L76 0H52L44 -78H-60L-76 0H-96L-92 -70 -104 0Z'
const GIRL =
  'M-24 0L-16 -62C-22 -70 -20 -84 -12 -88C-20 -104 -10 -120 4 -120C18 -120 26 -106 18 -90C28 -86 30 -70 24 -60L36 0Z'

/** A small girl with too large a lantern leads a mule along half-drowned posts, under a very large moon. */
export const muleNight: DrawMotif = ({ palette }) =>
  [
    disc(700, 300, 300, palette.sun, 0.08) + disc(700, 300, 236, palette.sun, 0.1) + disc(700, 300, 190, palette.sun),
    disc(640, 240, 30, palette.glint, 0.5) +
      disc(760, 350, 44, palette.glint, 0.5) +
      disc(720, 220, 16, palette.glint, 0.5),
    block([0, 448, 1200, 360], palette.water) + block([0, 600, 1200, 210], palette.near, 0.3),
    repeat(24, (i) =>
      block([560 + ((i * 67) % 290), 456 + i * 12, 50 + ((i * 41) % 120), 4], palette.glint, 0.7 - i * 0.02, 2),
    ),
    [
      [1080, 500, 0.7],
      [960, 520, 0.95],
      [300, 560, 1.5],
      [120, 600, 2],
    ]
      .map(
        ([x = 0, y = 0, size = 1]) =>
          lampPost(x, y, size, palette, false) + block([x - 30, y - 6, 60, 4], palette.glint, 0.5, 2),
      )
      .join(''),
    shape('M-10 690C300 650 900 650 1210 690V810H-10Z', palette.fore),
    placed(shape(MULE, palette.fore) + line('M-118 -130C-150 -110 -150 -60 -140 -30', palette.fore, 9), 560, 684, 1.25),
    line('M752 496L842 590', palette.fore, 4),
    placed(
      `<g transform="translate(3 -2)">${shape(GIRL, palette.glint, 0.85)}</g>` +
        shape(GIRL, palette.fore) +
        line('M16 -76L80 -78', palette.fore, 11),
      850,
      684,
      1.1,
    ),
    glow(940, 640, 120, palette.lamp) +
      shape('M912 616L940 592 968 616 962 680H918Z', palette.fore) +
      block([922, 622, 36, 48], palette.lamp, 1, 3),
  ].join('')
