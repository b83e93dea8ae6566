import { line, repeat, shape } from '../drawing/svg.ts'
import { chapelOnLegs } from '../place/motif/kneeling-house.ts'
import type { DrawMotif } from '../place/motif/view.ts'
import { runner } from '../scenery/figure.ts'
import { lampPost } from '../scenery/lights.ts'
import { breakingWave } from '../scenery/water.ts'

/** Six small figures run along the road with lanterns while waves cross the stones; the chapel is ahead. */
export const shortEbb: DrawMotif = (view) => {
  const { palette } = view
  return [
    chapelOnLegs(view, 960, 560, 0.92),
    shape(
      'M-10 640C200 616 420 640 640 610 840 584 1000 560 1210 556V612C1000 622 860 640 660 668 440 700 220 690 -10 712Z',
      palette.near,
    ),
    repeat(19, (i) => line(`M${20 + i * 62} ${632 - i * 3.6}v18`, palette.fore, 9)),
    lampPost(120, 632, 1.3, palette) + lampPost(430, 628, 1.1, palette, false) + lampPost(700, 602, 0.95, palette),
    [
      [200, 664, 1.5],
      [282, 668, 1.35],
      [352, 662, 1.45],
      [470, 658, 1.3],
      [540, 652, 1.4],
      [620, 642, 1.25],
    ]
      .map(([x = 0, y = 0, size = 1]) => runner(x, y, size, palette))
      .join(''),
    breakingWave(60, 700, 0.8, palette.glint) +
      breakingWave(400, 694, 0.7, palette.glint) +
      breakingWave(740, 652, 0.6, palette.glint),
    shape('M-10 706C240 690 420 716 640 690 860 664 1000 650 1210 640V810H-10Z', palette.mid),
    breakingWave(-60, 770, 1.5, palette.near) +
      breakingWave(330, 776, 1.3, palette.near) +
      breakingWave(700, 760, 1.4, palette.near),
    shape('M-10 760C200 744 420 776 640 756 860 736 1000 740 1210 724V810H-10Z', palette.near),
    breakingWave(140, 820, 1.7, palette.fore) + breakingWave(820, 826, 1.8, palette.fore),
  ].join('')
}
