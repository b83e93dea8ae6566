import { bank } from '#drawing/path.ts'
import { repeat, shape } from '#drawing/svg.ts'
import { lampPost } from '#scenery/lights.ts'
import { reeds } from '#scenery/reeds.ts'

import type { DrawMotif } from './view.ts'

/** Still pools between reed banks, and old lamps that lead nowhere. */
export const fen: DrawMotif = ({ chance, palette, width, horizon }) => {
  const pools = repeat(5, (i) => {
    const y = horizon + 24 + i * 66
    const [left, right] = [-200 + ((i * 397) % 500), 620 + ((i * 283) % 700)]
    return (
      shape(bank(chance, [left, right], y, 16 + i * 5, 10 + i * 3), i < 2 ? palette.mid : palette.near) +
      shape(
        bank(chance, [right - 250, width + 240], y + 26, 12 + i * 4, 10 + i * 2),
        i < 2 ? palette.mid : palette.near,
      ) +
      reeds(chance, i < 3 ? palette.near : palette.fore, {
        from: 0,
        to: width,
        foot: y + 10,
        count: 22,
        height: [24, 50 + i * 22],
      })
    )
  })
  const lamps = [
    [250, 500, 0.55],
    [372, 560, 0.85],
    [520, 628, 1.25],
    [720, 716, 1.8],
    [960, 812, 2.4],
  ].map(([x = 0, y = 0, size = 1], i) => lampPost(x, y, size, palette, i !== 2))
  return pools + lamps.join('')
}
