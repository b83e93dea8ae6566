import { between, type Chance, repeat } from '../../plate/chance.ts'
import { block, disc, line, shape } from '../../plate/markup.ts'
import { glow } from '../../plate/scenery/glow.ts'
import { sky, sun } from '../../plate/scenery/sky.ts'
import { mix, shaded } from '../../plate/shade.ts'
import type { Mood } from '../mood.ts'
import type { Drawing, Wish } from '../wish.ts'
import { meant, says } from '../words.ts'
import { type Tree, tree } from './trees.ts'

const INDOORS =
  'inn|tavern|hall|room|house|crypt|dungeon|temple|church|library|cellar|tower|castle|cave|mine|shop|ship|cabin|corridor|palace|prison|tomb|sewer|tunnel|office|court'

/** Wall and floor of a room. */
const MATERIALS = [
  ['crypt|dungeon|tomb|cave|mine|sewer|prison|tunnel', ['#4c5358', '#3d4347']],
  ['temple|church|palace|castle|court|hall', ['#8a7c68', '#6f6558']],
  ['inn|tavern|house|ship|cabin|shop|cellar', ['#80583a', '#6b4a32']],
] as const

/** What one sees who stands in the scene. */
export function eyeLevel({ prompt, name }: Wish, mood: Mood, chance: Chance): Drawing {
  const text = `${name} ${prompt}`
  return says(text, INDOORS) ? room(text, mood, chance) : path(text, mood, chance)
}

/** A hall in one-point perspective: the far wall is 300 wide, and so much larger is everything that is nearer. */
function room(text: string, { ink, hour }: Mood, chance: Chance): Drawing {
  const [wallInk, floorInk] = meant(text, MATERIALS) ?? ['#77694f', '#5f503e']
  const [wall, floor] = [mix(wallInk, ink.mid, 0.3), mix(floorInk, ink.near, 0.3)]
  const at = (x: number, y: number, near: number) => `${Math.round(512 + x * near)} ${Math.round(470 + y * near)}`
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
  const shell = [
    block([0, 0, 1024, 1024], shaded(wall, 0.45)),
    shape(`M${at(-210, -150, 1)}L${at(210, -150, 1)}L${at(210, -150, 6)}L${at(-210, -150, 6)}Z`, shaded(wall, 0.62)),
    shape(`M${at(-210, 110, 1)}L${at(210, 110, 1)}L${at(210, 110, 6)}L${at(-210, 110, 6)}Z`, floor) + boards + joints,
    shape(`M${at(-210, -150, 1)}L${at(-210, 110, 1)}L${at(-210, 110, 6)}L${at(-210, -150, 6)}Z`, shaded(wall, 0.2)),
    shape(`M${at(210, -150, 1)}L${at(210, 110, 1)}L${at(210, 110, 6)}L${at(210, -150, 6)}Z`, shaded(wall, 0.38)),
    shape(`M${at(-210, -150, 1)}L${at(210, -150, 1)}L${at(210, 110, 1)}L${at(-210, 110, 1)}Z`, wall),
  ]
  const pane = hour === 'night' ? mix(ink.sky[2], ink.sun, 0.25) : mix(ink.sky[1], ink.sun, 0.5)
  const windows = [-120, 120].map(
    (x) =>
      shape(
        `M${at(x - 34, -10, 1)}V${470 - 90}C${at(x - 34, -128, 1)} ${at(x + 34, -128, 1)} ${at(x + 34, -90, 1)}V460Z`,
        pane,
      ) + line(`M${at(x, -112, 1)}V460`, shaded(wall, 0.5), 6),
  )
  const door =
    shape(`M${at(-40, 110, 1)}V440C${at(-40, -90, 1)} ${at(40, -90, 1)} ${at(40, -30, 1)}V580Z`, '#2c211c') +
    glow(512, 500, 150, ink.lamp)
  return {
    back: shell.join('') + windows.join('') + door,
    front: pillars(wall, at) + furniture(text, chance) + torches(ink.lamp, at),
    depth: 'flat',
  }
}

type At = (x: number, y: number, near: number) => string

function pillars(wall: string, at: At): string {
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

function torches(lamp: string, at: At): string {
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
  if (says(text, 'inn|tavern|house|shop|hall|cabin|office|library'))
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

function path(text: string, { ink, weather }: Mood, chance: Chance): Drawing {
  const trees: Tree = says(text, 'dead|haunted|bare|burn')
    ? 'bare'
    : weather === 'snow' || says(text, 'fir|pine|north|mountain')
      ? 'fir'
      : 'oak'
  const back =
    sky(chance, ink, 1024, 640) + sun(512, 430, 96, ink) + shape('M0 560C300 520 700 530 1024 556V1024H0Z', ink.far)
  const track = shape('M500 566C470 640 300 800 60 1024H900C760 820 590 640 532 566Z', mix(ink.sky[3], ink.mid, 0.35))
  const ruts = line('M508 580C480 660 380 830 260 1024M524 580C560 660 660 830 740 1024', ink.near, 12, 0.4)
  const rows = [0, 1, 2, 3, 4].map((depth) => {
    const [size, foot, colour] = [
      0.6 * 1.75 ** depth,
      570 + depth ** 2 * 24,
      mix(ink.far, depth === 4 ? ink.fore : ink.near, depth / 4),
    ]
    const spread = 100 * 1.52 ** depth
    return [-2.2, -1.1, 1.1, 2.2]
      .map((side) =>
        tree(chance, trees, colour, [512 + side * spread + (chance() - 0.5) * 40, foot + chance() * 20, size]),
      )
      .join('')
  })
  const ground = shape('M0 580C300 556 700 560 1024 576V1024H0Z', ink.mid)
  return { back, front: ground + track + ruts + rows.join(''), depth: 'far' }
}
