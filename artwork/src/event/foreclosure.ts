import { block, repeat, shape } from '../drawing/svg.ts'
import { causeway } from '../place/motif/causeway.ts'
import type { View } from '../place/motif/view.ts'
import { breakingWave } from '../scenery/water.ts'

/** Where the standing sea breaks: left end, height and size. */
const CREST: readonly (readonly [number, number, number])[] = [
  [-90, 262, 0.8],
  [70, 226, 0.9],
  [270, 222, 0.85],
  [440, 186, 1],
  [660, 190, 0.85],
  [820, 172, 1],
  [1030, 172, 0.85],
]

/** The lamps of the road go out from the far end; behind them the sea stands up. */
export function foreclosure(view: View): string {
  const { palette } = view
  return [
    shape('M-10 460V250C120 190 260 210 380 180 560 136 700 190 860 150 1000 116 1120 170 1210 140V460Z', palette.near),
    shape('M-10 460V310C160 250 300 280 440 240 600 200 740 252 900 214 1040 182 1140 230 1210 208V460Z', palette.mid),
    CREST.map(
      ([x, y, size]) => breakingWave(x + 14, y - 5, size, palette.glint) + breakingWave(x, y, size, palette.near),
    ).join(''),
    repeat(12, (i) =>
      block([((i * 211) % 1140) + 20, 290 + ((i * 47) % 130), 60 + ((i * 37) % 90), 4], palette.far, 0.7, 2),
    ),
    causeway(view, { walkers: false, boat: false, dark: [0, 1, 2, 3, 4] }),
  ].join('')
}
