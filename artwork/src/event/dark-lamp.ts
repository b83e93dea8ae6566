import { placed, repeat, shape } from '../drawing/svg.ts'
import type { DrawMotif } from '../place/motif/view.ts'
import { lampPost } from '../scenery/lights.ts'

const FOOT =
  'M-4 14C-12 12 -10 -4 -6 -10 -2 -16 8 -14 8 -6 9 2 5 15 -4 14ZM-8 -16a3 3 0 1 0 .1 0ZM-2 -20a2.6 2.6 0 1 0 .1 0ZM4 -20a2.4 2.4 0 1 0 .1 0ZM9 -17a2 2 0 1 0 .1 0Z'

/** The road at night: two lamps lit and then a black one, small wet footprints that turn to the water. */
export const darkLamp: DrawMotif = ({ palette }) => {
  const prints: readonly (readonly [number, number, number])[] = [
    [500, 772, 1.3],
    [548, 748, 1.24],
    [514, 722, 1.15],
    [560, 702, 1.08],
    [532, 678, 1],
    [574, 660, 0.94],
    [560, 638, 0.88],
    [598, 628, 0.82],
    [622, 606, 0.78],
    [650, 612, 0.76],
    [676, 592, 0.74],
    [706, 598, 0.72],
    [734, 582, 0.7],
  ]
  return [
    shape(
      'M540 450C548 480 470 540 400 620 340 690 290 750 250 810H960C880 740 760 660 690 590 640 540 572 480 566 450Z',
      palette.fore,
    ),
    shape(
      'M400 620C340 690 290 750 250 810H290C330 750 380 690 430 628ZM690 590C760 660 880 740 960 810H912C840 744 740 672 664 598Z',
      palette.near,
    ),
    repeat(9, (i) =>
      shape(
        `M${470 - i * 14} ${556 + i * 28}L${620 + i * 16} ${556 + i * 28}V${559 + i * 28}L${469 - i * 14} ${559 + i * 28}Z`,
        palette.near,
        0.7,
      ),
    ),
    prints
      .map(([x, y, size], i) => placed(shape(FOOT, palette.glint, 0.85), x, y, size, i > 7 ? 78 : i % 2 ? 24 : 8))
      .join(''),
    lampPost(520, 500, 0.6, palette) + lampPost(456, 566, 1.05, palette),
    lampPost(300, 760, 3.6, palette, false),
  ].join('')
}
