import type { Chance } from '#drawing/chance.ts'
import { mix } from '#drawing/colour.ts'
import { line, shape } from '#drawing/svg.ts'
import { sky, sun } from '#scenery/sky.ts'

import type { Drawing, Brief } from '../prompt/brief.ts'
import type { Mood } from '../prompt/mood.ts'
import { mentions } from '../prompt/words.ts'
import { hall } from './hall.ts'
import { type Tree, tree } from './trees.ts'

const INDOORS =
  'inn|tavern|hall|room|house|crypt|dungeon|temple|church|library|cellar|tower|castle|cave|mine|shop|ship|cabin|corridor|palace|prison|tomb|sewer|tunnel|office|court'

/** The scene from the point of view of someone in it. */
export function eyeLevel({ prompt, name }: Brief, mood: Mood, chance: Chance): Drawing {
  const text = `${name} ${prompt}`
  return mentions(text, INDOORS) ? hall(text, mood, chance) : path(text, mood, chance)
}

/** A path between trees that leads to the light. */
function path(text: string, { palette, weather }: Mood, chance: Chance): Drawing {
  const trees: Tree = mentions(text, 'dead|haunted|bare|burn')
    ? 'bare'
    : weather === 'snow' || mentions(text, 'fir|pine|north|mountain')
      ? 'fir'
      : 'oak'
  const back =
    sky(chance, palette, 1024, 640) +
    sun(512, 430, 96, palette) +
    shape('M0 560C300 520 700 530 1024 556V1024H0Z', palette.far)
  const track = shape(
    'M500 566C470 640 300 800 60 1024H900C760 820 590 640 532 566Z',
    mix(palette.sky[3], palette.mid, 0.35),
  )
  const ruts = line('M508 580C480 660 380 830 260 1024M524 580C560 660 660 830 740 1024', palette.near, 12, 0.4)
  const rows = [0, 1, 2, 3, 4].map((depth) => {
    const [size, foot, colour] = [
      0.6 * 1.75 ** depth,
      570 + depth ** 2 * 24,
      mix(palette.far, depth === 4 ? palette.fore : palette.near, depth / 4),
    ]
    const spread = 100 * 1.52 ** depth
    return [-2.2, -1.1, 1.1, 2.2]
      .map((side) =>
        tree(chance, trees, colour, [512 + side * spread + (chance() - 0.5) * 40, foot + chance() * 20, size]),
      )
      .join('')
  })
  const ground = shape('M0 580C300 556 700 560 1024 576V1024H0Z', palette.mid)
  return { back, front: ground + track + ruts + rows.join(''), depth: 'far' }
}
