import { between } from '../drawing/chance.ts'
import { block, repeat, shape } from '../drawing/svg.ts'
import type { DrawMotif } from '../place/motif/view.ts'
import { rowingBoatWithLight } from '../scenery/boat.ts'
import { house } from '../scenery/house.ts'

/** Gables and one steeple sliding under a flat rising sea; small boats with lights leave. */
export const drowningTown: DrawMotif = ({ chance, palette, width }) => {
  const row = (y: number, size: number, colour: string, count: number, lit: number): string =>
    repeat(count, (i) =>
      house(chance, palette, {
        x: 60 + i * (700 / count) + chance() * 20,
        y: y + between(chance, 10, 40) * size,
        size,
        colour,
        lit,
      }),
    )
  return [
    row(480, 1.4, palette.mid, 11, 0),
    block([0, 500, width, 16], palette.water, 0.9),
    shape('M430 560V330H410L470 150 530 330H510V560Z', palette.near) +
      shape('M470 150L530 330H510V560H480Z', palette.mid),
    shape('M452 420V380C452 360 488 360 488 380V420Z', palette.fore) +
      shape('M467 152V110H473V152ZM456 122H484V128H456Z', palette.near),
    row(540, 2.3, palette.near, 7, 0.15),
    block([0, 566, width, 14], palette.far, 0.55),
    row(630, 3.2, palette.fore, 4, 0.1),
    shape('M-10 640C200 622 520 632 760 640 960 648 1100 636 1210 642V810H-10Z', palette.near),
    shape('M-10 690C260 672 560 690 800 684 980 680 1100 690 1210 684V810H-10Z', palette.fore, 0.75),
    repeat(16, (i) =>
      block([((i * 173) % 1100) + 20, 650 + ((i * 41) % 120), 40 + ((i * 29) % 90), 4], palette.glint, 0.3, 2),
    ),
    rowingBoatWithLight(840, 560, 0.9, palette) +
      rowingBoatWithLight(960, 620, 1.3, palette) +
      rowingBoatWithLight(740, 700, 1.7, palette) +
      rowingBoatWithLight(1080, 730, 2.1, palette),
  ].join('')
}
