import { block, line, placed, repeat, ring, shape } from '#drawing/svg.ts'

import type { PortraitPalette } from '../layer/portrait-palette.ts'

type DrawHeld = (palette: PortraitPalette) => string

const telescope: DrawHeld = () =>
  placed(
    shape('M-70 -22L40 -26 40 26 -70 22Z', '#b8863f') +
      shape('M-70 0L40 0 40 26 -70 22Z', '#7d5828') +
      shape('M40 -34L120 -34 120 34 40 34Z', '#2e3a40') +
      shape('M40 0L120 0 120 34 40 34Z', '#1c2529') +
      shape('M112 -40L132 -40 132 40 112 40Z', '#c99a52') +
      shape('M-110 -16L-70 -18 -70 18 -110 16Z', '#c99a52'),
    440,
    690,
    1.1,
    -28,
  )

const lanternBody =
  shape('M-52 -40L0 -78 52 -40 44 -30 -44 -30Z', '#131a1e') +
  shape('M-40 -30L40 -30 46 62 -46 62Z', '#3b4a4a') +
  shape('M4 -30L40 -30 46 62 4 62Z', '#2a3636') +
  shape(
    'M-56 62L56 62 60 80 -60 80ZM-46 -30L-36 -30 -38 62 -50 62ZM36 -30L46 -30 50 62 38 62ZM-4 -30L4 -30 4 62 -4 62Z',
    '#131a1e',
  )

/** The back of a hand closed around something, fingers to the right. */
function hand(skin: string, shade: string): string {
  const fingers = repeat(4, (i) => block([6, -30 + i * 16, 42 - Math.abs(i - 1) * 5, 15], i < 2 ? skin : shade, 1, 7))
  return (
    shape('M-44 -22C-20 -36 8 -36 18 -28L18 30C4 40 -24 38 -44 26Z', skin) +
    shape('M-44 8C-20 16 4 14 18 10L18 30C4 40 -24 38 -44 26Z', shade) +
    fingers
  )
}

const deadLantern: DrawHeld = (palette) =>
  ring(300, 574, 26, '#131a1e', 7) +
  placed(lanternBody, 300, 666, 1.02) +
  shape('M120 760L176 690 222 668 228 726 200 760Z', palette.cloth) +
  placed(hand(palette.skin, palette.skinShade), 240, 694, 0.8, -6) +
  shape('M480 760L424 690 378 668 372 726 400 760Z', palette.clothShade) +
  `<g transform="translate(360 694) rotate(6) scale(-.8 .8)">${hand(palette.skinShade, palette.skinShade)}</g>`

const handBell: DrawHeld = (palette) =>
  shape('M470 760L570 716 420 596 372 640Z', palette.clothShade) +
  placed(
    shape('M-10 -120L10 -120 12 -56 -12 -56Z', '#4a3626') +
      shape('M-16 -60C-52 -44 -44 30 -74 62L74 62C44 30 52 -44 16 -60Z', '#a08d4e') +
      shape('M6 -60C52 -44 44 30 74 62L16 62Z', '#6d6238') +
      shape('M-64 62C-40 78 40 78 64 62L50 56 -50 56Z', '#0f1718'),
    300,
    688,
    0.9,
    8,
  ) +
  `<g transform="translate(330 606) rotate(-4) scale(-.86 .86)">${hand(palette.skin, palette.skinShade)}</g>`

const slate: DrawHeld = (palette) =>
  line('M240 512L222 616M360 512L378 616', palette.trim, 5) +
  placed(
    shape('M-92 -56L92 -56 92 84 -92 84Z', '#7a5a3c') +
      shape('M-80 -44L80 -44 80 72 -80 72Z', '#222c30') +
      line(
        'M-60 -18L-60 22M-44 -18L-44 22M-28 -18L-28 22M-12 -18L-12 22M-68 14L-4 -12M22 -18L22 22M38 -18L38 22',
        '#d9dfd8',
        4.5,
      ),
    300,
    664,
  )

/** Objects held in front of the chest. */
export const HELD = { 'dead-lantern': deadLantern, 'hand-bell': handBell, slate, telescope }
