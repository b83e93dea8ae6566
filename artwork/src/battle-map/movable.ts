import { block, disc, line, repeat, ring, shape } from '../drawing/svg.ts'
import { shadow } from './light.ts'
import { PALETTE } from './map-palette.ts'

const barrel = (x: number, y: number, radius = 21): string =>
  disc(x + 6, y + 8, radius, PALETTE.night, 0.45) +
  disc(x, y, radius, PALETTE.woodDark) +
  disc(x, y, radius - 4, PALETTE.wood) +
  line(`M${x - 10} ${y - 12}V${y + 12}M${x} ${y - 16}V${y + 16}M${x + 10} ${y - 12}V${y + 12}`, PALETTE.woodDark, 2) +
  ring(x, y, radius - 1.5, PALETTE.iron, 3)

const crate = (x: number, y: number, size: number): string =>
  block([x - size / 2 + 6, y - size / 2 + 8, size, size], PALETTE.night, 0.45) +
  block([x - size / 2, y - size / 2, size, size], PALETTE.woodDark) +
  block([x - size / 2 + 4, y - size / 2 + 4, size - 8, size - 8], PALETTE.wood) +
  line(
    `M${x - size / 2 + 6} ${y - size / 2 + 6}L${x + size / 2 - 6} ${y + size / 2 - 6}M${x + size / 2 - 6} ${y - size / 2 + 6}L${x - size / 2 + 6} ${y + size / 2 - 6}`,
    PALETTE.woodLight,
    5,
  )

const table = (width: number, height: number): string =>
  shadow(width, height) +
  block([-width / 2, -height / 2, width, height], PALETTE.woodDark, 1, 4) +
  block([-width / 2 + 4, -height / 2 + 4, width - 8, height - 8], PALETTE.wood, 1, 3) +
  line(
    `M${-width / 2 + 8} ${-height / 6}H${width / 2 - 8}M${-width / 2 + 8} ${height / 6}H${width / 2 - 8}`,
    PALETTE.woodDark,
    2,
    0.7,
  )

const wheel = (x: number, y: number): string => block([x - 19, y - 5, 38, 10], PALETTE.woodDark, 1, 4)

/** Movable objects, which give cover or can be pushed over. Drawn around the origin, from above. */
export const MOVABLES = {
  barrel: () => barrel(0, 0),
  barrels: () => barrel(-24, 16) + barrel(24, 18) + barrel(0, -22) + disc(0, 4, 14, PALETTE.woodLight, 0.35),
  'barrel-row': () => barrel(-66, 0) + barrel(-22, 3) + barrel(22, -2) + barrel(66, 2),
  crate: () => crate(0, 0, 58),
  crates: () => crate(-30, 12, 58) + crate(32, -6, 52) + crate(-22, -40, 40),
  cart: () =>
    wheel(-34, -46) +
    wheel(-34, 46) +
    shadow(150, 80) +
    block([-76, -40, 142, 80], PALETTE.woodDark, 1, 4) +
    repeat(5, (i) => block([-71, -36 + i * 15, 132, 12], i % 2 ? PALETTE.wood : PALETTE.woodLight)) +
    line('M66 -26H150M66 26H150', PALETTE.woodDark, 7),
  'straw-bales': () =>
    shadow(130, 60) +
    block([-62, -30, 58, 56], PALETTE.straw, 1, 6) +
    block([2, -26, 58, 56], '#9a8246', 1, 6) +
    line('M-54 -18H-12M-54 0H-12M-54 16H-12M10 -12H52M10 6H52M10 20H52', '#7d6a38', 3),
  nets: () =>
    line('M-80 -26H80M-80 26H80', PALETTE.woodDark, 7) +
    repeat(9, (i) =>
      line(`M${-76 + i * 19} -24L${-66 + i * 16.5} 24M${-66 + i * 16.5} -24L${-76 + i * 19} 24`, '#8f8a6c', 2, 0.85),
    ) +
    repeat(2, (i) => disc(-80 + i * 160, -26, 7, PALETTE.woodDark) + disc(-80 + i * 160, 26, 7, PALETTE.woodDark)),
  punt: () =>
    shadow(190, 50) +
    shape('M-100 -14L-80 -27H78L100 -14V14L78 27H-80L-100 14Z', PALETTE.woodDark) +
    shape('M-86 -12L-72 -19H70L86 -12V12L70 19H-72L-86 12Z', PALETTE.wood) +
    block([-34, -19, 12, 38], PALETTE.woodDark) +
    block([30, -19, 12, 38], PALETTE.woodDark) +
    line('M-70 -34L90 30', PALETTE.woodLight, 5),
  table: () => table(150, 64),
  'long-table': () =>
    table(420, 76) +
    repeat(5, (i) => block([-176 + i * 82, -18 + (i % 2) * 8, 34, 24], PALETTE.paper)) +
    disc(160, -8, 9, PALETTE.brass),
  desk: () =>
    shadow(96, 62) +
    block([-48, -31, 96, 62], PALETTE.woodDark, 1, 3) +
    block([-44, -27, 88, 46], PALETTE.wood) +
    block([-26, -20, 26, 32], PALETTE.paper) +
    block([2, -20, 26, 32], '#a69c83') +
    disc(0, 42, 14, PALETTE.woodDark) +
    disc(0, 42, 9, PALETTE.wood),
  'book-desk': () =>
    table(120, 70) +
    block([-36, -24, 36, 46], PALETTE.paper, 1, 2) +
    block([0, -24, 36, 46], '#a69c83', 1, 2) +
    line('M-28 -14H-8M-28 -4H-8M-28 6H-12M8 -14H28M8 -4H28', PALETTE.woodDark, 2, 0.7),
  pew: () =>
    shadow(34, 176) +
    block([-17, -88, 34, 176], PALETTE.woodDark, 1, 3) +
    block([-5, -84, 18, 168], PALETTE.wood) +
    block([-15, -86, 7, 172], PALETTE.woodLight),
} satisfies Readonly<Record<string, () => string>>
