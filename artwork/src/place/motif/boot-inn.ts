import { block, line, placed, repeat, shape } from '#drawing/svg.ts'
import { glow } from '#scenery/lights.ts'

import type { DrawMotif } from './view.ts'

/** A tall inn leaning on its stilts, a wooden boot for a sign, warm windows, a ladder to the water. */
export const bootInn: DrawMotif = ({ palette }) => {
  const window = (x: number, y: number): string =>
    block([x, y, 36, 44], palette.lamp) + line(`M${x + 18} ${y}V${y + 44}M${x} ${y + 22}H${x + 36}`, palette.fore, 4)
  const inn = [
    glow(-20, -240, 330, palette.lamp),
    shape('M-150 0V-190H-166V-206H150V0ZM-136 -206V-370H-152V-386H166V-206ZM-170 -380L6 -520 190 -380Z', palette.fore),
    shape('M60 0H150V-206H60ZM70 -206H166V-386H70ZM6 -520L190 -380H60Z', palette.near),
    shape('M80 -450V-540H116V-420Z', palette.fore) + shape('M74 -540H122V-552H74Z', palette.fore),
    [-120, -62, -4].map((x) => window(x, -160)).join('') +
      [-108, -46, 16].map((x) => window(x, -346)).join('') +
      window(92, -150) +
      window(100, -340) +
      block([-20, -442, 34, 38], palette.lamp, 0.85),
    shape('M-160 -96H170V-84H-160Z', palette.fore) +
      repeat(12, (i) => block([-158 + i * 29, -84, 5, 44], palette.near)),
  ]
  const boot = [
    line('M-150 -290H-290', palette.fore, 12) + line('M-264 -290V-262M-210 -290V-262', palette.fore, 4),
    shape(
      'M-286 -262H-196V-150C-196 -132 -200 -116 -206 -106H-352C-362 -138 -338 -160 -304 -168 -288 -174 -286 -190 -286 -206Z',
      '#a8683c',
    ),
    shape('M-222 -262H-196V-150C-196 -132 -200 -116 -206 -106H-236C-224 -150 -222 -200 -222 -262Z', '#6f4126'),
    shape('M-356 -106H-202V-90H-236L-240 -98H-350Z', '#33211a') + shape('M-290 -262H-192V-244H-290Z', '#c98a55'),
  ]
  const legs =
    repeat(5, (i) => block([300 + i * 68, 560, 16, 220], palette.fore)) +
    line('M300 620L620 740M610 620L320 740', palette.fore, 8)
  const ladder =
    line('M640 560L690 780M680 560L730 780', palette.fore, 7) +
    line('M646 590L686 590M655 630L695 630M664 670L704 670M673 710L713 710M682 750L722 750', palette.fore, 6)
  return (
    legs + ladder + block([270, 556, 430, 18], palette.fore) + placed(inn.join('') + boot.join(''), 470, 560, 1, 3.5)
  )
}
