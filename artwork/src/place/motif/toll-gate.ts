import { block, disc, line, repeat, shape } from '#drawing/svg.ts'
import { glow, lampPost } from '#scenery/lights.ts'

import type { DrawMotif } from './view.ts'

/** A stone arch with its bar raised, a tiny toll-house with a bell and one lit window, the first lamp. */
export const tollGate: DrawMotif = ({ palette }) =>
  [
    shape(
      'M520 448C560 462 470 500 420 560 390 600 350 650 330 700H600C580 640 560 610 566 580 576 530 590 480 526 448Z',
      palette.mid,
    ),
    lampPost(556, 486, 0.45, palette) + lampPost(404, 560, 0.7, palette),
    shape('M-10 690C300 670 900 680 1210 694V810H-10Z', palette.near),
    shape('M-10 730C200 700 420 760 640 742 840 724 1000 712 1210 726V810H-10Z', palette.fore),
    shape(
      'M230 690V330C230 300 250 282 280 282H620C650 282 670 300 670 330V690H580V470C580 370 320 370 320 470V690Z',
      palette.fore,
    ),
    shape('M630 284C652 286 670 304 670 330V690H640V320Z', palette.near),
    repeat(9, (i) => shape(`M${250 + i * 48} 282V258H${276 + i * 48}V282Z`, palette.fore)),
    line('M320 470C320 340 580 340 580 470', palette.near, 12),
    shape('M436 372L464 372 470 400 430 400Z', palette.mid),
    line('M600 590L470 170', palette.sun, 15) +
      line('M592 565L574 506M556 448L538 390M520 331L502 272', palette.fore, 15),
    block([586, 576, 30, 120], palette.fore, 1, 4) + disc(601, 586, 22, palette.fore),
    shape('M740 700V520L724 526 850 430 976 526 960 520V700Z', palette.fore),
    shape('M850 430L976 526 960 520V700H866V470Z', palette.near),
    block([776, 560, 50, 54], palette.lamp) +
      line('M801 560V614M776 587H826', palette.fore, 5) +
      glow(801, 587, 80, palette.lamp),
    shape('M880 700V590H930V700Z', palette.fore),
    shape('M832 430V370H838V390H862V370H868V430ZM822 372L850 346 878 372Z', palette.fore) +
      shape('M842 392H858L864 414H836Z', palette.sun),
    lampPost(1070, 724, 2.6, palette),
  ].join('')
