import { block, line, repeat, shape } from '#drawing/svg.ts'
import { house } from '#scenery/house.ts'
import { lightTower } from '#scenery/lights.ts'

import type { DrawMotif } from './view.ts'

/** A tall lighthouse on a black rock, a stair wound round it, three houses at its foot. */
export const lighthouse: DrawMotif = ({ chance, palette }) => {
  const stair = repeat(4, (i) => {
    const y = 560 - i * 92
    const half = 72 - i * 9
    const [left, right] = [400 - half - 12, 400 + half + 12]
    return (
      shape(`M${left} ${y}L${right} ${y - 50}V${y - 32}L${left} ${y + 18}Z`, palette.mid) +
      shape(`M${right - 24} ${y - 45}L${right} ${y - 50}V${y - 32}L${right - 24} ${y - 27}Z`, palette.near)
    )
  })
  return [
    shape('M70 800L150 700 210 676 250 616 320 592 500 588 560 640 640 668 700 730 820 800Z', palette.fore),
    shape('M500 588L560 640 640 668 700 730 820 800H620L560 700Z', palette.near, 0.7),
    lightTower(400, 604, 2.85, palette),
    stair,
    repeat(3, (i) =>
      house(chance, palette, { x: 520 + i * 62, y: 624 + i * 24, size: 1.5, colour: palette.fore, lit: 0.9 }),
    ),
    shape('M556 622L700 706 730 700 790 790 700 800H560Z', palette.fore),
    block([300, 640, 20, 14], palette.near),
    line('M240 690L300 650 350 660 392 606', palette.mid, 6),
  ].join('')
}
