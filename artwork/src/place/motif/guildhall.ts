import { block, disc, line, repeat, shape } from '#drawing/svg.ts'
import { seated } from '#scenery/figure.ts'
import { house } from '#scenery/house.ts'

import type { DrawMotif } from './view.ts'

const CRIMSON = '#9c3540'

/** The Snuffery: a hall under a roof like a candle snuffer, seven tall windows, a banner, a square. */
export const guildhall: DrawMotif = ({ chance, palette }) =>
  [
    repeat(16, (i) => house(chance, palette, { x: -20 + i * 84, y: 610, size: 2.1, colour: palette.mid, lit: 0.3 })),
    shape('M-10 600H1210V810H-10Z', palette.near),
    shape('M-10 660C300 630 900 630 1210 660V810H-10Z', palette.far, 0.4),
    shape('M200 650V420H640V650Z', palette.fore),
    shape('M430 420H640V650H430Z', palette.near),
    shape('M160 424C250 380 330 260 392 90 400 60 440 60 448 90 510 260 590 380 680 424Z', palette.fore),
    shape('M430 68C440 70 446 80 448 90 510 260 590 380 680 424H470C470 300 450 160 430 68Z', palette.near),
    line('M288 360C380 380 470 380 556 358M338 262C390 276 450 276 504 262', palette.mid, 4),
    shape('M410 70C380 60 380 20 420 16 462 20 460 60 430 70Z', palette.fore),
    repeat(7, (i) =>
      shape(
        `M${222 + i * 58} 600V492C${222 + i * 58} 464 ${262 + i * 58} 464 ${262 + i * 58} 492V600Z`,
        palette.lamp,
        i < 4 ? 0.95 : 0.75,
      ),
    ),
    repeat(7, (i) => line(`M${242 + i * 58} 474V600M${222 + i * 58} 536H${262 + i * 58}`, palette.fore, 3)),
    block([180, 606, 480, 12], palette.fore) + block([164, 630, 512, 24], palette.fore),
    shape('M720 300H820V560L770 520 720 560Z', CRIMSON) +
      shape('M770 300H820V560L770 520Z', '#6f2430') +
      disc(770, 400, 28, '#e9be6a') +
      shape('M758 420L764 384H776L782 420Z', CRIMSON),
    line('M700 296H836', palette.fore, 8) + line('M836 280V690', palette.fore, 9),
    repeat(7, (i) => seated(330 + i * 88 + (i % 3) * 14, 716 + (i % 2) * 26, 1.7, palette.fore, i % 2 ? 9 : -9)),
  ].join('')
