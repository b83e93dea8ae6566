import { between, type Chance, pick, repeat } from '../chance.ts'
import type { Ink } from '../ink.ts'
import { block } from '../markup.ts'

/** Open water from `horizon` down: darker towards the reader, a path of light under sun or moon. */
export function water(
  chance: Chance,
  ink: Ink,
  [width, height]: readonly [number, number],
  horizon: number,
  light?: { x: number; radius: number },
): string {
  const depth = height - horizon
  const bands = repeat(6, (i) => block([0, horizon + (depth * i) / 6, width, depth / 6 + 1], ink.near, 0.06 + i * 0.09))
  const ripples = repeat(38, () => {
    const near = chance()
    const long = 20 + chance() * 110 * (0.3 + near)
    return block(
      [chance() * width, horizon + 4 + depth * near, long, 1 + near * 2],
      pick(chance, ink.near, ink.sky[3]),
      0.28,
    )
  })
  return (
    block([0, horizon, width, depth], ink.water) +
    bands +
    ripples +
    (light ? lightPath(chance, ink, horizon, depth, light) : '')
  )
}

function lightPath(
  chance: Chance,
  ink: Ink,
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
      ink.glint,
      0.75 - near * 0.45,
      1.5,
    )
  })
}
