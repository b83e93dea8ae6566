import { block, disc, line, repeat, ring, shape } from '#drawing/svg.ts'
import { punt } from '#scenery/boat.ts'

import type { DrawMotif } from './view.ts'

/** A very long, low house on a canal: seven round vents, barrels on the wharf, a crane and a punt. */
export const oilHouse: DrawMotif = ({ palette }) => {
  const barrel = (x: number, y: number): string =>
    shape(
      `M${x - 20} ${y}C${x - 27} ${y - 18} ${x - 27} ${y - 32} ${x - 20} ${y - 50}H${x + 20}C${x + 27} ${y - 32} ${x + 27} ${y - 18} ${x + 20} ${y}Z`,
      palette.fore,
    ) + line(`M${x - 24} ${y - 16}H${x + 24}M${x - 24} ${y - 34}H${x + 24}`, palette.mid, 3)
  return [
    shape('M60 600V430H1010V600Z', palette.near),
    shape('M30 436L90 340H980L1040 436Z', palette.fore),
    shape('M90 340H980L994 362H76Z', palette.near, 0.8),
    repeat(
      7,
      (i) =>
        shape(`M${150 + i * 130} 340V306H${190 + i * 130}V340Z`, palette.fore) +
        block([144 + i * 130, 298, 52, 10], palette.fore),
    ),
    repeat(
      7,
      (i) =>
        disc(170 + i * 130, 500, 36, palette.fore) +
        disc(170 + i * 130, 500, 27, i % 3 === 1 ? palette.near : palette.lamp, 0.9) +
        line(`M${143 + i * 130} 500H${197 + i * 130}M${170 + i * 130} 473V527`, palette.fore, 5),
    ),
    repeat(7, (i) => ring(170 + i * 130, 500, 33, palette.fore, 6)),
    shape('M0 596H1110V660H0Z', palette.fore) + repeat(10, (i) => block([20 + i * 116, 650, 16, 80], palette.fore)),
    [80, 132, 184, 106, 158, 132].map((x, i) => barrel(x, i < 3 ? 598 : i < 5 ? 550 : 502)).join('') +
      barrel(600, 598) +
      barrel(650, 598) +
      barrel(626, 550),
    line('M1060 600V300L930 390', palette.fore, 15) +
      line('M1060 330L990 350M1060 420L1000 342', palette.fore, 7) +
      line('M930 390V470', palette.fore, 3) +
      barrel(930, 520),
    punt(860, 748, 2.3, palette, true),
  ].join('')
}
