import { disc, line, placed, repeat, ring, shape } from '#drawing/svg.ts'

import type { PortraitPalette } from '../layer/portrait-palette.ts'

type DrawNeckwear = (palette: PortraitPalette) => string

const clasp: DrawNeckwear = (palette) => disc(300, 612, 19, palette.trim) + disc(300, 612, 8.5, palette.clothShade)

const tideClasp: DrawNeckwear = (palette) =>
  disc(300, 614, 24, palette.trim) +
  ring(300, 614, 15, palette.trimShade, 3) +
  disc(300, 614, 8, palette.clothShade) +
  shape('M296 588L304 588 304 602 296 602Z', palette.clothShade)

const lampButton: DrawNeckwear = (palette) =>
  disc(300, 612, 19, palette.trim) +
  shape('M292 620L292 606 300 598 308 606 308 620Z', palette.clothShade) +
  shape('M296 618L296 608 304 608 304 618Z', '#ffe2a6')

const cord = (palette: PortraitPalette, depth: number): string =>
  line(`M232 514C248 ${depth - 40} 280 ${depth} 300 ${depth} 320 ${depth} 352 ${depth - 40} 368 514`, palette.trim, 5)

const whistle: DrawNeckwear = (palette) =>
  cord(palette, 640) +
  placed(
    shape('M-15 -14L-3 -14 -3 70 -15 62ZM3 -14L15 -14 15 58 3 70Z', '#e6cf93') +
      shape('M-17 4L17 4 17 12 -17 12ZM-17 24L17 24 17 30 -17 30Z', '#7d8a4a'),
    300,
    640,
    1,
    8,
  )

const bell: DrawNeckwear = (palette) =>
  cord(palette, 612) +
  placed(
    shape('M-8 -12C-30 0 -26 40 -40 58L40 58C26 40 30 0 8 -12Z', '#c48a3e') +
      shape('M4 -13C30 0 26 40 40 58L8 58Z', '#8a5c2a') +
      disc(0, 66, 10, '#8a5c2a'),
    300,
    624,
  )

const countingCord: DrawNeckwear = (palette) =>
  line('M196 552C216 650 262 700 300 706 338 700 384 650 404 552', palette.trim, 7) +
  repeat(9, (i) => {
    const angle = Math.PI * (0.08 + i * 0.105)
    return disc(
      300 + Math.cos(angle) * 100,
      566 + Math.sin(angle) * 138,
      i % 3 === 1 ? 13 : 9,
      i % 3 === 1 ? palette.trimShade : palette.trim,
    )
  })

const lampChain: DrawNeckwear = (palette) =>
  line('M172 542C200 650 250 708 300 712 350 708 400 650 428 542', palette.trim, 6) +
  repeat(7, (i) => {
    const angle = Math.PI * (0.07 + i * 0.1433)
    const lamp =
      shape('M-14 -6L0 -18 14 -6 11 22 -11 22Z', palette.trim) +
      shape('M-7 -2L7 -2 6 16 -6 16Z', '#fff0c4') +
      shape('M2 -2L7 -2 6 16 2 16Z', palette.trimShade, 0.6)
    return placed(lamp, 300 + Math.cos(angle) * 124, 562 + Math.sin(angle) * 142)
  })

const beads: DrawNeckwear = (palette) =>
  repeat(13, (i) => {
    const angle = Math.PI * (0.05 + i * 0.075)
    return (
      disc(300 + Math.cos(angle) * 92, 520 + Math.sin(angle) * 118, 10, palette.eye) +
      disc(297 + Math.cos(angle) * 92, 517 + Math.sin(angle) * 118, 3, '#ffffff', 0.6)
    )
  })

const needle: DrawNeckwear = () =>
  placed(
    shape('M-5 -70C-2 -76 2 -76 5 -70L4 60 0 78 -4 60Z', '#f1e8d2') + shape('M-2 -62L2 -62 2 -40 -2 -40Z', '#4a5a66'),
    214,
    640,
    1,
    38,
  )

const starLining: DrawNeckwear = () =>
  repeat(14, (i) => disc(208 + ((i * 53) % 60) + (i % 2) * 130, 560 + ((i * 37) % 180), 2 + (i % 3), '#f4e7c5', 0.85))

export const NECKWEAR = {
  beads,
  bell,
  clasp,
  'counting-cord': countingCord,
  'lamp-button': lampButton,
  'lamp-chain': lampChain,
  needle,
  'star-lining': starLining,
  'tide-clasp': tideClasp,
  whistle,
}
