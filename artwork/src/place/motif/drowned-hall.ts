import { between } from '#drawing/chance.ts'
import type { Palette } from '#drawing/palette.ts'
import { block, disc, line, repeat, shape } from '#drawing/svg.ts'
import { house } from '#scenery/house.ts'
import { reeds } from '#scenery/reeds.ts'

import type { DrawMotif } from './view.ts'

/** A vaulted hall under water: high desks in rows, wet ledgers, a drowned street behind the windows. */
export const drownedHall: DrawMotif = ({ chance, palette, width, height }) => {
  const window = (x: number): string => `M${x} 500V270C${x} 180 ${x + 150} 180 ${x + 150} 270V500Z`
  return [
    block([0, 0, width, height], palette.mid),
    [120, 420, 720, 1010].map((x) => shape(window(x - 60), palette.far)).join(''),
    [150, 450, 750, 1040]
      .map((x) => house(chance, palette, { x, y: 500, size: 2, colour: palette.mid, lit: 0 }))
      .join(''),
    [120, 420, 720, 1010]
      .map((x) => line(`M${x + 15} 203V500M${x - 60} 330H${x + 90}M${x - 60} 420H${x + 90}`, palette.near, 6))
      .join(''),
    repeat(4, (i) =>
      shape(`M${300 + i * 150} -10H${390 + i * 160}L${180 + i * 250} 810H${-40 + i * 230}Z`, palette.glint, 0.11),
    ),
    vault(palette),
    block([0, 560, width, 260], palette.near),
    shape('M500 560H690L860 810H330Z', palette.far, 0.45),
    desks(palette),
    repeat(7, (i) => block([30 + i * 24, 772 - ((i * 17) % 40), 20, 60], i % 2 ? palette.fore : palette.mid)),
    repeat(34, () => disc(chance() * width, chance() * height, between(chance, 2, 8), palette.glint, 0.25)),
    reeds(chance, palette.fore, { from: 0, to: 220, foot: 810, count: 24, height: [90, 300] }),
    reeds(chance, palette.fore, { from: 980, to: 1200, foot: 810, count: 26, height: [90, 330] }),
  ].join('')
}

function vault(palette: Palette): string {
  const piers = repeat(
    5,
    (i) => block([-44 + i * 290, 292, 78, 16], palette.fore) + block([-44 + i * 290, 540, 78, 30], palette.fore),
  )
  return arches(palette) + piers
}

function arches(palette: Palette): string {
  return repeat(5, (i) => {
    const x = i * 290
    const inner = `C${x + 110} 60 ${x + 20} 120 ${x + 20} 300V560Z`
    return shape(`M${x - 30} 560V300C${x - 30} 120 ${x - 130} 60 ${x - 230} -10H${x + 210}${inner}`, palette.near)
  })
}

/** Three rows of three on each side of the aisle, the nearest largest. */
function desks(palette: Palette): string {
  const row = (depth: number, side: number): string =>
    repeat(3, (i) =>
      desk(palette, 600 + side * (150 + depth * 62 + i * (130 + depth * 40)), 620 + depth * 78, 0.7 + depth * 0.32),
    )
  return repeat(3, (depth) => row(depth, -1) + row(depth, 1))
}

/** A high clerk's desk with a ledger open on it. */
function desk(palette: Palette, x: number, y: number, size: number): string {
  return (
    shape(
      `M${x - 70 * size} ${y - 96 * size}L${x + 60 * size} ${y - 116 * size}V${y - 100 * size}L${x + 52 * size} ${y - 98 * size}V${y}H${x + 40 * size}V${y - 94 * size}L${x - 48 * size} ${y - 82 * size}V${y}H${x - 60 * size}V${y - 80 * size}H${x - 70 * size}Z`,
      palette.fore,
    ) +
    shape(
      `M${x - 40 * size} ${y - 103 * size}L${x - 4 * size} ${y - 120 * size} ${x + 34 * size} ${y - 114 * size} ${x + 2 * size} ${y - 108 * size}Z`,
      palette.glint,
      0.75,
    )
  )
}
