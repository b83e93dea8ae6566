import { between, type Chance, pick } from '../drawing/chance.ts'
import type { Palette } from '../drawing/palette.ts'
import { block, repeat } from '../drawing/svg.ts'

/** Open water below `horizon`: darker towards the viewer, with a path of light under the sun or moon. */
export function water(
  chance: Chance,
  palette: Palette,
  [width, height]: readonly [number, number],
  horizon: number,
  light?: { x: number; radius: number },
): string {
  const depth = height - horizon
  const bands = repeat(6, (i) =>
    block([0, horizon + (depth * i) / 6, width, depth / 6 + 1], palette.near, 0.06 + i * 0.09),
  )
  const ripples = repeat(38, () => {
    const near = chance()
    const long = 20 + chance() * 110 * (0.3 + near)
    return block(
      [chance() * width, horizon + 4 + depth * near, long, 1 + near * 2],
      pick(chance, palette.near, palette.sky[3]),
      0.28,
    )
  })
  return (
    block([0, horizon, width, depth], palette.water) +
    bands +
    ripples +
    (light ? lightPath(chance, palette, horizon, depth, light) : '')
  )
}

function lightPath(
  chance: Chance,
  palette: Palette,
  horizon: number,
  depth: number,
  { x, radius }: { x: number; radius: number },
): string {
  return repeat(24, () => {
    const near = chance()
    const long = radius * between(chance, 0.5, 2.2) * (1 + near * 0.7)
    const left = x - long / 2 + (chance() - 0.5) * radius * (0.6 + near * 2)
    return block(
      [left, horizon + 3 + depth * near * near * 0.95, long, 1.6 + near * 3.4],
      palette.glint,
      0.75 - near * 0.45,
      1.5,
    )
  })
}
