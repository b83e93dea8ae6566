import { block, disc, line, repeat, ring, shape } from '#drawing/svg.ts'
import { house } from '#scenery/house.ts'

import type { DrawMotif } from './view.ts'

const BRASS = ['#d3a24c', '#95692b'] as const

/** A narrow stone house with a great one-handed clock and a brass dome; shuttered, the door nailed up. */
export const clockHouse: DrawMotif = ({ chance, palette }) =>
  [
    repeat(12, (i) =>
      house(chance, palette, {
        x: 10 + i * 106,
        y: 690,
        size: 3.4,
        colour: i % 2 ? palette.mid : palette.near,
        lit: 0.25,
      }),
    ),
    shape('M-10 690H1210V810H-10Z', palette.near),
    shape('M290 740V230H550V740Z', palette.fore),
    shape('M450 230H550V740H450Z', palette.near),
    shape('M270 236H570V208H270ZM282 700H558V740H282Z', palette.fore),
    shape('M310 208C312 120 360 78 420 78 480 78 528 120 530 208Z', BRASS[0]) +
      shape('M430 78C486 84 526 124 530 208H450C452 150 446 104 430 78Z', BRASS[1]),
    shape('M412 80V36H428V80Z', BRASS[1]) + disc(420, 30, 12, BRASS[0]),
    shape('M340 208H352C352 160 366 120 390 92 360 110 342 150 340 208Z', '#f2d79a', 0.7),
    disc(420, 350, 98, palette.fore) + disc(420, 350, 88, palette.sun) + ring(420, 350, 70, palette.mid, 3),
    repeat(12, (i) => {
      const angle = (i / 12) * Math.PI * 2
      return disc(420 + Math.cos(angle) * 78, 350 + Math.sin(angle) * 78, i % 3 === 0 ? 6 : 3.2, palette.fore)
    }),
    shape('M412 356L470 276 478 280 430 362Z', palette.fore) +
      disc(420, 350, 11, palette.fore) +
      shape(
        'M360 376C376 362 388 390 404 376 420 362 436 390 452 376 464 366 470 376 478 380 470 400 448 424 420 424 392 424 366 402 360 376Z',
        palette.mid,
        0.7,
      ),
    [
      [316, 486],
      [472, 486],
      [316, 596],
      [472, 596],
    ]
      .map(
        ([x = 0, y = 0]) =>
          block([x, y, 52, 74], palette.mid) +
          line(`M${x + 26} ${y}V${y + 74}M${x} ${y + 24}H${x + 52}M${x} ${y + 48}H${x + 52}`, palette.fore, 4),
      )
      .join(''),
    shape('M386 740V610C386 580 454 580 454 610V740Z', palette.mid) +
      line('M376 640L464 700M464 630L378 690', palette.sky[3], 13) +
      disc(384, 644, 3, palette.fore) +
      disc(456, 694, 3, palette.fore),
    shape('M-10 738C300 724 700 724 1210 748V810H-10Z', palette.fore),
  ].join('')
