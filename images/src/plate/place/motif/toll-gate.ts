import { repeat } from '../../chance.ts'
import { block, disc, line, shape } from '../../markup.ts'
import { glow } from '../../scenery/glow.ts'
import { lampPost } from '../../scenery/lamp-post.ts'
import type { DrawMotif } from '../view.ts'

/** A stone arch with its bar raised, a tiny toll-house with a bell and one lit window, the first lamp. */
export const tollGate: DrawMotif = ({ ink }) =>
  [
    shape(
      'M520 448C560 462 470 500 420 560 390 600 350 650 330 700H600C580 640 560 610 566 580 576 530 590 480 526 448Z',
      ink.mid,
    ),
    lampPost(556, 486, 0.45, ink) + lampPost(404, 560, 0.7, ink),
    shape('M-10 690C300 670 900 680 1210 694V810H-10Z', ink.near),
    shape('M-10 730C200 700 420 760 640 742 840 724 1000 712 1210 726V810H-10Z', ink.fore),
    shape(
      'M230 690V330C230 300 250 282 280 282H620C650 282 670 300 670 330V690H580V470C580 370 320 370 320 470V690Z',
      ink.fore,
    ),
    shape('M630 284C652 286 670 304 670 330V690H640V320Z', ink.near),
    repeat(9, (i) => shape(`M${250 + i * 48} 282V258H${276 + i * 48}V282Z`, ink.fore)),
    line('M320 470C320 340 580 340 580 470', ink.near, 12),
    shape('M436 372L464 372 470 400 430 400Z', ink.mid),
    line('M600 590L470 170', ink.sun, 15) + line('M592 565L574 506M556 448L538 390M520 331L502 272', ink.fore, 15),
    block([586, 576, 30, 120], ink.fore, 1, 4) + disc(601, 586, 22, ink.fore),
    shape('M740 700V520L724 526 850 430 976 526 960 520V700Z', ink.fore),
    shape('M850 430L976 526 960 520V700H866V470Z', ink.near),
    block([776, 560, 50, 54], ink.lamp) + line('M801 560V614M776 587H826', ink.fore, 5) + glow(801, 587, 80, ink.lamp),
    shape('M880 700V590H930V700Z', ink.fore),
    shape('M832 430V370H838V390H862V370H868V430ZM822 372L850 346 878 372Z', ink.fore) +
      shape('M842 392H858L864 414H836Z', ink.sun),
    lampPost(1070, 724, 2.6, ink),
  ].join('')
