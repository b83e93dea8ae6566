import { between, type Chance } from '#drawing/chance.ts'
import { mix, shaded } from '#drawing/colour.ts'
import { block, disc, line, repeat, shape } from '#drawing/svg.ts'
import { glow } from '#scenery/lights.ts'

import type { Drawing } from '../prompt/brief.ts'
import type { Mood } from '../prompt/mood.ts'
import { firstMentioned, mentions } from '../prompt/words.ts'

/** The wall and floor of a room. */
const MATERIALS = [
  ['crypt|dungeon|tomb|cave|mine|sewer|prison|tunnel', ['#4c5358', '#3d4347']],
  ['temple|church|palace|castle|court|hall', ['#8a7c68', '#6f6558']],
  ['inn|tavern|house|ship|cabin|shop|cellar', ['#80583a', '#6b4a32']],
] as const

type At = (x: number, y: number, near: number) => string

/** Projects a point, given in pixels from the middle of the far wall, into the picture; nearer points are scaled up. */
const at: At = (x, y, near) => `${Math.round(512 + x * near)} ${Math.round(470 + y * near)}`

/** A hall in one-point perspective. */
export function hall(text: string, mood: Mood, chance: Chance): Drawing {
  const [wallColour, floorColour] = firstMentioned(text, MATERIALS) ?? ['#77694f', '#5f503e']
  const [wall, floor] = [mix(wallColour, mood.palette.mid, 0.3), mix(floorColour, mood.palette.near, 0.3)]
  return {
    back: shell(wall, floor) + openings(wall, mood),
    front: pillars(wall) + furniture(text, chance) + torches(mood.palette.lamp),
    depth: 'flat',
  }
}

function shell(wall: string, floor: string): string {
  const boards = repeat(13, (i) =>
    line(`M${at(-210 + i * 35, 110, 1)}L${at(-210 + i * 35, 110, 6)}`, shaded(floor, 0.35), 4, 0.7),
  )
  const joints = repeat(6, (i) =>
    line(
      `M${at(-210, 110, 1.2 ** (i * 1.7) + 0.1)}L${at(210, 110, 1.2 ** (i * 1.7) + 0.1)}`,
      shaded(floor, 0.35),
      3,
      0.5,
    ),
  )
  const sides = [
    block([0, 0, 1024, 1024], shaded(wall, 0.45)),
    shape(`M${at(-210, -150, 1)}L${at(210, -150, 1)}L${at(210, -150, 6)}L${at(-210, -150, 6)}Z`, shaded(wall, 0.62)),
    shape(`M${at(-210, 110, 1)}L${at(210, 110, 1)}L${at(210, 110, 6)}L${at(-210, 110, 6)}Z`, floor) + boards + joints,
    shape(`M${at(-210, -150, 1)}L${at(-210, 110, 1)}L${at(-210, 110, 6)}L${at(-210, -150, 6)}Z`, shaded(wall, 0.2)),
    shape(`M${at(210, -150, 1)}L${at(210, 110, 1)}L${at(210, 110, 6)}L${at(210, -150, 6)}Z`, shaded(wall, 0.38)),
    shape(`M${at(-210, -150, 1)}L${at(210, -150, 1)}L${at(210, 110, 1)}L${at(-210, 110, 1)}Z`, wall),
  ]
  return sides.join('')
}

/** A door in the far wall, with light behind it, and a window on either side. */
function openings(wall: string, { palette, hour }: Mood): string {
  const pane = hour === 'night' ? mix(palette.sky[2], palette.sun, 0.25) : mix(palette.sky[1], palette.sun, 0.5)
  const windows = [-120, 120].map(
    (x) =>
      shape(
        `M${at(x - 34, -10, 1)}V${470 - 90}C${at(x - 34, -128, 1)} ${at(x + 34, -128, 1)} ${at(x + 34, -90, 1)}V460Z`,
        pane,
      ) + line(`M${at(x, -112, 1)}V460`, shaded(wall, 0.5), 6),
  )
  const door =
    shape(`M${at(-40, 110, 1)}V440C${at(-40, -90, 1)} ${at(40, -90, 1)} ${at(40, -30, 1)}V580Z`, '#2c211c') +
    glow(512, 500, 150, palette.lamp)
  return windows.join('') + door
}

function pillars(wall: string): string {
  return [1.25, 1.8, 2.8]
    .flatMap((near) =>
      [-1, 1].map((side) => {
        const [inner, outer] = [side * 168, side * 200]
        const shaft = shape(
          `M${at(inner, -150, near)}L${at(outer, -150, near)}L${at(outer, 110, near)}L${at(inner, 110, near)}Z`,
          mix(wall, '#f0d8a8', side < 0 ? 0.16 : 0.04),
        )
        const shade = shape(
          `M${at(side * 184, -150, near)}L${at(outer, -150, near)}L${at(outer, 110, near)}L${at(side * 184, 110, near)}Z`,
          '#10141a',
          0.3,
        )
        const foot = shape(
          `M${at(side * 160, 98, near)}L${at(side * 208, 98, near)}L${at(side * 208, 116, near)}L${at(side * 160, 116, near)}Z`,
          shaded(wall, 0.3),
        )
        return shaft + shade + foot
      }),
    )
    .join('')
}

function torches(lamp: string): string {
  return [1.25, 1.8, 2.8]
    .flatMap((near) =>
      [-1, 1].map((side) => {
        const [x = 0, y = 0] = at(side * 158, -60, near)
          .split(' ')
          .map(Number)
        return (
          glow(x, y, 90 * near, lamp) +
          shape(`M${x - 7 * near} ${y + 4 * near}L${x} ${y - 22 * near}L${x + 7 * near} ${y + 4 * near}Z`, '#f0a24a') +
          disc(x, y, 4.5 * near, '#fff0c8') +
          block([x - 2.5 * near, y + 5 * near, 5 * near, 24 * near], '#2a1d16')
        )
      }),
    )
    .join('')
}

function furniture(text: string, chance: Chance): string {
  if (mentions(text, 'inn|tavern|house|shop|hall|cabin|office|library'))
    return [
      [330, 720, 0.9],
      [690, 770, 1.1],
      [470, 900, 1.6],
    ]
      .map(([x = 0, y = 0, size = 1]) => {
        const w = 130 * size
        const legs = [-0.8, 0.8].map((side) => block([x + side * w - 8, y, 16, 90 * size], '#33231a')).join('')
        const mug = block([x + between(chance, -0.6, 0.5) * w, y - 52 * size, 20 * size, 30 * size], '#c9a15a', 1, 4)
        return (
          legs +
          block([x - w, y - 6, w * 2, 24 * size], '#5a3b26', 1, 5) +
          shape(`M${x - w} ${y}L${x - w * 0.86} ${y - 34 * size}H${x + w * 0.86}L${x + w} ${y}Z`, '#916441') +
          mug
        )
      })
      .join('')
  const chest =
    shape('M390 800H634V900H390Z', '#4a3020') +
    shape('M384 800C384 720 640 720 640 800Z', '#6e4a2e') +
    block([384, 794, 256, 14], '#c79a4a') +
    block([496, 784, 32, 44], '#d9b45c', 1, 4)
  return shape('M360 900H664L700 940H324Z', '#0c1012', 0.35) + chest
}
