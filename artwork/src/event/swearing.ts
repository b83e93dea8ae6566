import { shaded } from '../drawing/colour.ts'
import { block, disc, placed, repeat, shape } from '../drawing/svg.ts'
import type { DrawMotif } from '../place/motif/view.ts'
import { glow } from '../scenery/lights.ts'

/** Sleeve, skin and the angle from which each of the six reaches in. */
const SIX: readonly (readonly [string, string, number])[] = [
  ['#1f4f52', '#c98a62', 200],
  ['#6b4a3c', '#e0ab86', 168],
  ['#7a3f4e', '#8d5a42', 138],
  ['#b98a2f', '#cda375', 42],
  ['#36566a', '#e2b48f', 12],
  ['#4f6a3e', '#b87a55', -20],
]

function arm(sleeve: string, skin: string): string {
  const fingers = repeat(4, (i) =>
    block([96, -34 + i * 18, 66 - Math.abs(i - 1.4) * 9, 16], i < 2 ? skin : shaded(skin, 0.2), 1, 8),
  )
  return (
    shape('M700 -90L250 -52V56L700 110Z', sleeve) +
    shape('M700 20L250 14V56L700 110Z', shaded(sleeve)) +
    shape('M262 -58H232V62H262Z', shaded(sleeve, 0.2)) +
    shape('M240 -38C190 -40 150 -46 120 -40L110 34C150 46 190 44 240 44Z', skin) +
    shape('M240 14C190 18 150 14 112 12L110 34C150 46 190 44 240 44Z', shaded(skin, 0.3)) +
    placed(fingers, 230, -2, 1, 180)
  )
}

/** Six very different hands on the hot glass of a lantern, under a round hall's gallery. */
export const swearing: DrawMotif = ({ palette }) =>
  [
    block([0, 0, 1200, 800], palette.near),
    repeat(9, (i) =>
      shape(`M${20 + i * 140} 330V150C${20 + i * 140} 100 ${110 + i * 140} 100 ${110 + i * 140} 150V330Z`, palette.mid),
    ),
    repeat(9, (i) =>
      shape(
        `M${42 + i * 140} 330C${40 + i * 140} 270 ${38 + i * 140} 230 ${54 + i * 140} 214L${65 + i * 140} 200 ${76 + i * 140} 214C${92 + i * 140} 230 ${90 + i * 140} 270 ${88 + i * 140} 330Z`,
        palette.fore,
      ),
    ),
    block([0, 330, 1200, 20], palette.fore) +
      repeat(40, (i) => block([i * 31, 350, 8, 46], palette.fore)) +
      block([0, 394, 1200, 16], palette.fore),
    shape('M-10 800V560C300 500 900 500 1210 560V800Z', palette.fore, 0.7),
    glow(600, 470, 400, palette.lamp),
    shape('M520 250L600 180 680 250ZM506 250H694V280H506ZM500 640H700L716 690H484Z', palette.fore) +
      block([520, 280, 160, 360], palette.lamp) +
      block([604, 280, 76, 360], palette.sky[3], 0.5) +
      shape('M600 560C540 520 560 450 600 370 640 450 660 520 600 560Z', '#d4692c') +
      shape('M600 556C572 530 578 490 600 440 622 490 628 530 600 556Z', '#fff1d0'),
    SIX.map(([sleeve, skin, angle]) =>
      placed(
        arm(sleeve, skin),
        600 + Math.cos((angle * Math.PI) / 180) * -10,
        480 + Math.sin((angle * Math.PI) / 180) * 90,
        1,
        angle,
      ),
    ).join(''),
    disc(600, 176, 22, palette.fore) + disc(600, 176, 11, palette.near),
  ].join('')
