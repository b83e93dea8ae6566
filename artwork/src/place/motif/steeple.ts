import { block, line, repeat, shape } from '#drawing/svg.ts'
import { reeds } from '#scenery/reeds.ts'
import { birds } from '#scenery/sky.ts'

import type { DrawMotif } from './view.ts'

/** The top of a steeple, a fish for a vane, alone in the water among reeds. */
export const steeple: DrawMotif = ({ chance, palette }) =>
  [
    shape('M276 690L300 420H460L484 690Z', palette.fore),
    shape('M400 420H460L484 690H410Z', palette.near),
    shape('M284 424L380 120 476 424Z', palette.fore),
    shape('M380 120L476 424H404Z', palette.near),
    repeat(4, (i) => line(`M${352 - i * 17} ${210 + i * 54}H${408 + i * 17}`, palette.mid, 3)),
    shape('M344 560V490C344 456 400 456 400 490V560Z', palette.mid) +
      repeat(4, (i) => block([344, 494 + i * 18, 56, 6], palette.fore)),
    block([280, 414, 200, 16], palette.fore),
    line('M380 130V40', palette.fore, 6) + line('M350 88H410', palette.fore, 5),
    shape('M318 44C346 14 404 16 430 40L456 22 450 44 458 66 430 50C404 72 346 72 318 44Z', palette.fore) +
      block([338, 38, 6, 6], palette.sun),
    [
      [306, 412],
      [336, 410],
      [448, 412],
    ]
      .map(([x = 0, y = 0]) =>
        shape(
          `M${x} ${y}C${x - 2} ${y - 16} ${x + 6} ${y - 24} ${x + 14} ${y - 20}L${x + 22} ${y - 18} ${x + 15} ${y - 14}C${x + 14} ${y - 4} ${x + 10} ${y} ${x} ${y + 2}L${x - 10} ${y + 8}Z`,
          palette.fore,
        ),
      )
      .join(''),
    birds(chance, palette.near, 560, 190, 260, 7),
    repeat(14, (i) => block([220 + ((i * 67) % 300), 664 + i * 7, 40 + ((i * 31) % 60), 4], palette.near, 0.7, 2)),
    shape('M276 690L484 690 466 750 296 750Z', palette.near, 0.5),
    shape('M270 668C330 656 430 656 492 668 440 684 320 684 270 668Z', palette.near, 0.8),
    reeds(chance, palette.near, { from: 500, to: 1180, foot: 560, count: 46, height: [30, 90] }),
    reeds(chance, palette.fore, { from: 120, to: 300, foot: 720, count: 22, height: [50, 150] }),
    reeds(chance, palette.fore, { from: 470, to: 700, foot: 740, count: 26, height: [40, 140] }),
  ].join('')
