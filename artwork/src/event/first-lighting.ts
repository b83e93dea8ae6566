import { block, disc, line, placed, repeat, shape } from '../drawing/svg.ts'
import type { DrawMotif } from '../place/motif/view.ts'
import { glow } from '../scenery/lights.ts'

const STOOPING = 'M-40 0L-34 -60C-40 -90 -20 -112 10 -112C34 -112 52 -96 58 -80L40 -66 22 -80 16 0Z'

/** Seven people in borrowed coats on an unfinished causeway, each stooping to a low stone lamp. */
export const firstLighting: DrawMotif = ({ palette }) => {
  const lamp =
    shape('M-22 0V-34H22V0ZM-28 -34H28L20 -44H-20Z', palette.near) +
    glow(0, -54, 76, palette.lamp) +
    shape('M-14 -44H14L10 -66H-10Z', palette.fore) +
    disc(0, -70, 9, palette.lamp)
  const figure =
    shape(STOOPING, palette.fore) + disc(50, -100, 15, palette.fore) + line('M34 -84L66 -60 84 -66', palette.fore, 10)
  return [
    shape(
      'M-10 700C200 660 420 640 640 600 760 576 840 552 880 540L930 556 900 572 960 580C860 620 700 680 560 720 400 760 200 790 -10 810Z',
      palette.near,
    ),
    shape(
      'M-10 730C200 690 420 668 640 626 760 600 850 576 900 572L960 580C860 620 700 680 560 720 400 760 200 790 -10 810Z',
      palette.fore,
    ),
    repeat(6, (i) => block([950 + i * 38, 540 + ((i * 29) % 50), 34 - i * 3, 20 - i], palette.near, 1, 3)),
    repeat(7, (i) => {
      const [x, y, size] = [70 + i * 134 - i * i * 3, 716 - i * 23 - i * i * 0.5, 0.92 - i * 0.07]
      return placed(lamp, x + 94 * size, y + 6, size * 0.9) + placed(figure, x, y, size)
    }),
  ].join('')
}
