import { between } from '#drawing/chance.ts'
import { bank } from '#drawing/path.ts'
import { repeat, round, shape } from '#drawing/svg.ts'
import { sailingBoat } from '#scenery/boat.ts'
import { walker } from '#scenery/figure.ts'
import { house } from '#scenery/house.ts'
import { lampPost, lightTower } from '#scenery/lights.ts'

import type { View } from './view.ts'

/** The positions of the lamps: fraction of the width, fraction of the height below the horizon, and size. */
const LAMPS: readonly (readonly [number, number, number])[] = [
  [0.428, 0.055, 0.22],
  [0.425, 0.095, 0.34],
  [0.352, 0.145, 0.5],
  [0.405, 0.155, 0.5],
  [0.34, 0.24, 0.8],
  [0.505, 0.25, 0.85],
  [0.63, 0.4, 1.35],
]

/** The traffic on the road, and its dark lamps, counted from the far end. */
type Company = { walkers?: boolean; dark?: readonly number[]; boat?: boolean }

/** The Drowned Road from the foreground to a distant tower, with seven lamps. For pictures of any size. */
export function causeway(view: View, { walkers = true, dark = [3], boat = true }: Company = {}): string {
  const { chance, palette, width, height, horizon } = view
  const unit = height / 520
  const at = (across: number, down: number): readonly [number, number] => [width * across, horizon + height * down]
  const [towerX, towerY] = at(0.3, 0.03)
  return [
    shape(
      bank(chance, [width * 0.1, width * 0.5], horizon + height * 0.018, height * 0.03, height * 0.02),
      palette.near,
    ),
    lightTower(towerX, towerY, unit * 0.86, palette),
    repeat(8, (i) =>
      house(chance, palette, {
        x: towerX - height * (0.05 + i * 0.031 + chance() * 0.008),
        y: horizon + height * 0.022 - (i % 3) * 2,
        size: unit * between(chance, 0.5, 0.76),
        colour: palette.fore,
        lit: 0.7,
      }),
    ),
    shape(roadPath(view), palette.fore),
    LAMPS.map(([across, down, size], i) => lampPost(...at(across, down), unit * size, palette, !dark.includes(i))).join(
      '',
    ),
    walkers
      ? walker(...at(0.525, 0.345), unit * 1.05, palette) +
        walker(...at(0.478, 0.325), unit * 0.95, palette) +
        walker(...at(0.452, 0.27), unit * 0.75, palette)
      : '',
    boat ? sailingBoat(...at(0.83, 0.12), unit * 0.62, palette) : '',
  ].join('')
}

function roadPath({ width, height, horizon }: View): string {
  const at = (across: number, down: number): string => `${round(width * across)} ${round(horizon + height * down)}`
  const foot = (across: number): string => `${round(width * across)} ${height + 4}`
  return [
    `M${at(0.296, 0.028)}C${at(0.42, 0.05)} ${at(0.4, 0.11)} ${at(0.36, 0.15)}`,
    `C${at(0.31, 0.21)} ${at(0.42, 0.28)} ${foot(0.4)}L${foot(0.66)}`,
    `C${at(0.6, 0.27)} ${at(0.385, 0.22)} ${at(0.4, 0.15)}C${at(0.425, 0.1)} ${at(0.445, 0.045)} ${at(0.312, 0.026)}Z`,
  ].join('')
}
