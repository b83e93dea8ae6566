import { block, line, placed, repeat, shape } from '#drawing/svg.ts'
import { lampPost } from '#scenery/lights.ts'

import type { View } from './view.ts'

/** A chapel on stone legs bent like knees, 420 high; x, y is its foot. */
function chapelOnLegs({ palette }: View, x: number, y: number, size: number): string {
  const leg = (at: number, knee: number): string => line(`M${at} -150L${at + knee} -80 ${at} 10`, palette.fore, 30)
  const chapel = [
    [-130, -50, 40, 120].map((at, i) => leg(at, i < 2 ? -34 : 34)).join(''),
    block([-180, -176, 350, 30], palette.fore),
    shape('M-160 -170V-290L-60 -390 40 -290V-170Z', palette.fore),
    shape('M-60 -390L130 -390 150 -290V-170H40V-290Z', palette.near),
    shape('M-60 -398L-176 -280 -160 -272 -60 -376 40 -272 56 -280ZM-60 -398H134L166 -280H56Z', palette.fore),
    shape('M-84 -230V-270C-84 -300 -36 -300 -36 -270V-230Z', palette.lamp),
    repeat(2, (i) =>
      shape(
        `M${74 + i * 42} -200V-240C${74 + i * 42} -258 ${96 + i * 42} -258 ${96 + i * 42} -240V-200Z`,
        palette.lamp,
      ),
    ),
    line('M-150 -150L-176 20M-118 -150L-144 20', palette.fore, 6) +
      repeat(7, (i) => line(`M${-152 - i * 4} ${-136 + i * 22}H${-122 - i * 4}`, palette.fore, 5)),
    lampPost(-60, -390, 1.15, palette),
  ]
  return placed(chapel.join(''), x, y, size)
}

export function kneelingHouse(view: View): string {
  const { palette } = view
  return [
    shape(
      'M1210 470C900 478 700 500 560 530 380 570 150 590 -10 594V690C200 690 440 660 640 600 820 550 1000 520 1210 512Z',
      palette.near,
    ),
    repeat(18, (i) => block([i * 68, 590 - i * 6.4, 34, 14], palette.fore, 0.8)),
    lampPost(1010, 520, 0.9, palette) + lampPost(850, 545, 1.2, palette),
    chapelOnLegs(view, 420, 690, 1.18),
    repeat(9, (i) => block([230 + i * 46, 694 + (i % 3) * 9, 60, 5], palette.glint, 0.5, 2)),
  ].join('')
}
