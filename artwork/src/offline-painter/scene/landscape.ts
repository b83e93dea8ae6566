import { between, type Chance, pick } from '#drawing/chance.ts'
import { mix } from '#drawing/colour.ts'
import { bank, groundUnder, type Point, ridge } from '#drawing/path.ts'
import { block, disc, repeat, shape } from '#drawing/svg.ts'
import type { DrawMotif, View } from '#place/motif/view.ts'
import { MOTIFS } from '#place/motifs.ts'
import { walker } from '#scenery/figure.ts'
import { reeds } from '#scenery/reeds.ts'
import { birds, clouds, mist, moon, rain, sky, stars, sun } from '#scenery/sky.ts'
import { water } from '#scenery/water.ts'

import type { Drawing, Brief } from '../prompt/brief.ts'
import type { Mood } from '../prompt/mood.ts'
import { firstMentioned, mentions } from '../prompt/words.ts'
import { bridge, camp, castle, cave, dunes, ruins, town } from './landmarks.ts'
import { type Tree, tree, wood } from './trees.ts'

const EDGE = 1024
const none: DrawMotif = () => ''

/** The landmarks of places. The first one that the name or prompt mentions is used. */
const LANDMARKS = [
  ['castle|fortress|citadel|keep|palace|stronghold', castle],
  ['ruin|temple|shrine|tomb|monument|graveyard|ancient', ruins],
  ['cave|cavern|mine|grotto|tunnel|dungeon|lair|crypt', cave],
  ['camp|tent|caravan|battle|siege', camp],
  ['bridge|aqueduct', bridge],
  ['lighthouse|beacon', MOTIFS.lighthouse],
  ['inn|tavern|pub', MOTIFS['boot-inn']],
  ['guild|hall|council|court|assembly|market', MOTIFS.guildhall],
  ['church|chapel|cathedral|steeple|monastery', MOTIFS.steeple],
  ['gate|toll|border', MOTIFS['toll-gate']],
  ['tower|watchtower', MOTIFS['third-lamp']],
  ['fort|outpost|garrison', MOTIFS['sunk-fort']],
  ['ferry|ship|boat|voyage|sail', MOTIFS.ferry],
  ['harbour|harbor|port|dock|quay|pier|wharf', MOTIFS['stilt-town']],
  ['city|town|village|hamlet|street|capital|district|quarter', town],
  ['desert|dune|sand|waste', dunes],
  ['marsh|swamp|fen|bog|reed', MOTIFS.fen],
  ['road|causeway|way|path', MOTIFS.causeway],
] as const satisfies readonly (readonly [string, DrawMotif])[]

const WATERS =
  'sea|ocean|lake|river|harbour|harbor|port|dock|quay|island|coast|bay|ship|boat|ferry|lighthouse|marsh|swamp|fen|bridge|water|causeway|inn|fort|stream|beach|shore|voyage'

/** A place or an event: sky and distant hills in the back, land and landmark in front. */
export function landscape({ prompt, name, type, perspective }: Brief, mood: Mood, chance: Chance): Drawing {
  const text = `${name} ${prompt}`
  const isWide = type === 'scene' && perspective === 'wide'
  const horizon = isWide ? 640 : 580
  const view: View = { chance, palette: mood.palette, width: EDGE, height: EDGE, horizon }
  const isWooded = mentions(text, 'forest|wood|grove|jungle|tree|glade|fir|pine')
  const usual =
    isWooded || mentions(text, 'mountain|peak|hill|valley|meadow|field')
      ? none
      : pick<DrawMotif>(chance, castle, town, ruins, none)
  const landmark = firstMentioned(name, LANDMARKS) ?? firstMentioned(prompt, LANDMARKS) ?? usual
  const isWet = mentions(text, WATERS)
  const isHigh = mentions(text, 'mountain|peak|cliff|summit|glacier|pass|volcano|highland') || chance() < 0.3
  const front = [
    land(view, mood, isWet, isHigh),
    isWooded ? woodland(text, view, mood, false) : '',
    landmark(view),
    mood.weather === 'mist' ? mist(chance, mood.palette, EDGE, horizon - 60, 860, 6) : '',
    isWooded ? woodland(text, view, mood, true) : foreground(view, isWet),
    isWide || type === 'event' ? travellers(view) : '',
    mood.fire ? fires(view) : '',
    weather(view, mood),
  ]
  const falling = mood.weather === 'snow' ? { falling: flakes(view) } : {}
  return { back: heavens(view, mood), front: front.join(''), ...falling, depth: 'far' }
}

function heavens({ chance, palette, width, horizon }: View, { hour }: Mood): string {
  const at = [between(chance, 0.6, 0.82) * width, horizon - between(chance, 150, 330)] as const
  return [
    sky(chance, palette, width, horizon + 130),
    hour === 'night' ? stars(chance, palette, width, horizon, 90) : '',
    hour === 'night' && chance() < 0.5 ? moon(...at, 62, palette) : sun(...at, hour === 'night' ? 66 : 92, palette),
    clouds(chance, palette, width, horizon, 7),
    hour === 'night' ? '' : birds(chance, palette.near, 240, 190, 220, 6),
  ].join('')
}

function land(
  { chance, palette, width, height, horizon }: View,
  { weather: kind }: Mood,
  isWet: boolean,
  isHigh: boolean,
): string {
  const rise = isHigh ? 400 : 150
  const peaks = ridge(chance, width, horizon - rise * 0.42, rise, 0.52)
  const middle = ridge(chance, width, horizon - rise * 0.12, rise * 0.42, 0.5)
  const far =
    shape(groundUnder(peaks, height), palette.far) +
    (isHigh ? caps(peaks, kind === 'snow' ? 120 : 60, palette.sun) : '')
  const hills = far + shape(groundUnder(middle, height), palette.mid)
  if (isWet) return hills + water(chance, palette, [width, height], horizon, { x: width * 0.68, radius: 90 })
  const fields = repeat(4, (i) => {
    const edge = ridge(chance, width, horizon + 10 + i * 96, 44, 0.42)
    return shape(
      groundUnder(edge, height),
      mix(palette.mid, kind === 'snow' ? palette.sun : palette.near, 0.2 + i * 0.26),
    )
  })
  return hills + fields
}

/** Snow on the highest parts, with a ragged edge. */
function caps(peaks: readonly Point[], depth: number, colour: string): string {
  const top = Math.min(...peaks.map(([, y]) => y))
  const line = top + depth
  const hem = peaks.map(([x, y], i): Point => [
    x,
    Math.max(y, Math.min(line, y + depth * 0.8) + Math.sin(i * 1.9) * 9 + Math.sin(i * 0.7) * 14),
  ])
  return shape(
    `M${[...peaks, ...hem.toReversed()].map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`,
    colour,
    0.85,
  )
}

function woodland(
  text: string,
  { chance, palette, horizon, height }: View,
  { weather: kind }: Mood,
  isNear: boolean,
): string {
  const trees: Tree = mentions(text, 'dead|haunted|bare|burn|winter|withered')
    ? 'bare'
    : mentions(text, 'fir|pine|snow|mountain|north') || kind === 'snow'
      ? 'fir'
      : pick<Tree>(chance, 'fir', 'oak')
  if (!isNear)
    return (
      wood(chance, trees, mix(palette.far, palette.mid, 0.5), { y: horizon + 20, size: 0.7, count: 26 }) +
      wood(chance, trees, palette.mid, { y: horizon + 90, size: 1.15, count: 16 }) +
      wood(chance, trees, mix(palette.mid, palette.near, 0.6), {
        y: horizon + 190,
        size: 1.7,
        count: 10,
        gap: [380, 650],
      })
    )
  return (
    wood(chance, trees, palette.near, { y: horizon + 300, size: 2.5, count: 7, gap: [300, 730] }) +
    tree(chance, trees, palette.fore, [40, height + 10, 4.6]) +
    tree(chance, trees, palette.fore, [1000, height + 10, 4.2])
  )
}

function foreground({ chance, palette, width, height }: View, isWet: boolean): string {
  const banks =
    shape(bank(chance, [-320, 460], height + 8, 84, 40), palette.fore) +
    shape(bank(chance, [600, 1380], height + 8, 70, 40), palette.fore)
  if (!isWet)
    return (
      banks +
      tree(chance, pick<Tree>(chance, 'bare', 'oak', 'fir'), palette.fore, [pick(chance, 70, 950), height - 10, 2.6])
    )
  const stand = { foot: height, height: [60, 190] } as const
  return (
    reeds(chance, palette.fore, { ...stand, from: 0, to: 300, count: 40 }) +
    reeds(chance, palette.fore, { ...stand, from: 760, to: width, count: 44 }) +
    banks
  )
}

function travellers({ chance, palette, height }: View): string {
  const first = between(chance, 330, 560)
  return repeat(4, (i) => walker(first + i * 52 + chance() * 12, height - 70 + chance() * 14, 1.7, palette))
}

/** A glow on the horizon, smoke over it, and sparks. */
function fires({ chance, palette, width, horizon }: View): string {
  const x = between(chance, 0.25, 0.75) * width
  const light = [260, 170, 90].map((reach) => disc(x, horizon + 40, reach, '#ff8a3a', 0.13)).join('')
  const smoke = repeat(9, (i) =>
    disc(x + i * 22 + (chance() - 0.5) * 50, horizon - i * 56, 30 + i * 9, palette.fore, 0.16),
  )
  const sparks = repeat(40, () => {
    const up = chance()
    return disc(
      x + (chance() - 0.4) * 360 * up,
      horizon + 60 - up * 420,
      between(chance, 1.5, 4.5),
      '#ffc45a',
      0.9 - up * 0.5,
    )
  })
  return light + smoke + sparks
}

function weather({ chance, palette, width, height }: View, { weather: kind }: Mood): string {
  if (kind === 'rain') return rain(chance, palette, width, height)
  return kind === 'snow' ? block([0, 0, width, height], '#eef4f8', 0.08) : ''
}

function flakes({ chance, width, height }: View): string {
  return repeat(170, () => disc(chance() * width, chance() * height, between(chance, 1.6, 6), '#ffffff', 0.85))
}
