import { block, placed, repeat, shape } from '../drawing/svg.ts'
import type { DrawMotif } from '../place/motif/view.ts'
import { seated } from '../scenery/figure.ts'
import { house } from '../scenery/house.ts'
import { glow } from '../scenery/lights.ts'

const FLAME = 'M0 -62C-12 -74 -8 -86 0 -104C8 -86 12 -74 0 -62Z'
const GULL = 'M0 0C-4 -12 4 -22 14 -20C16 -28 26 -28 27 -21L34 -18L26 -16C22 -4 10 2 -12 2Z'

/** A long table across the street, seven big candles, plates going round, gulls waiting. */
export const streetSupper: DrawMotif = ({ chance, palette }) => {
  const candle =
    block([-9, -60, 18, 60], palette.sun) +
    shape('M2 -60H9V0H2Z', palette.sky[3]) +
    shape(FLAME, palette.lamp) +
    block([-15, -5, 30, 8], palette.fore)
  const gull = shape(GULL, palette.glint) + block([5, 1, 2, 8], palette.lamp)
  const row = (x: number, step: number): string =>
    repeat(6, (i) =>
      house(chance, palette, {
        x: x + i * step,
        y: 600 - i * 16,
        size: 4.4 - i * 0.5,
        colour: i < 3 ? palette.near : palette.mid,
        lit: 0.7,
      }),
    )
  return [
    row(30, 84),
    row(1170, -84),
    shape('M-10 600L460 510H740L1210 600V810H-10Z', palette.near),
    shape('M180 810L520 520H680L1020 810Z', palette.mid, 0.6),
    repeat(9, (i) => seated(152 + i * 112, 622, 2.1 + (i % 3) * 0.12, palette.fore, i % 2 ? 14 : -14)),
    shape('M70 610H1130L1170 660H30Z', palette.far),
    shape('M30 660H1170V690H30Z', palette.mid),
    repeat(
      11,
      (i) =>
        `<ellipse cx="${110 + i * 98}" cy="${634 + (i % 2) * 12}" rx="24" ry="6" fill="${palette.glint}" opacity=".8"/>`,
    ),
    repeat(7, (i) => glow(150 + i * 150, 560, 92, palette.lamp) + placed(candle, 150 + i * 150, 634, 0.95)),
    repeat(7, (i) => seated(180 + i * 140, 752, 2.7 + (i % 2) * 0.2, palette.fore, i % 3 ? 15 : -15)),
    shape('M-10 738H1210V810H-10Z', palette.fore),
    placed(gull, 54, 738, 2.4) + placed(gull, 1120, 738, 2.1),
  ].join('')
}
