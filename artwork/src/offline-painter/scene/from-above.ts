import { battleMapAlone } from '#battle-map/battle-map.ts'
import type { Opening } from '#battle-map/building.ts'
import { type Feature, type Furnishing } from '#battle-map/feature.ts'
import type { Floor } from '#battle-map/floor.ts'
import type { Ground } from '#battle-map/terrain.ts'
import { between, type Chance, pick } from '#drawing/chance.ts'
import type { Point } from '#drawing/path.ts'

import type { Drawing, Brief } from '../prompt/brief.ts'
import type { Mood } from '../prompt/mood.ts'
import { firstMentioned, mentions } from '../prompt/words.ts'

/** Shows the middle square of a map of 1600 x 1000. */
const [LEFT, EDGE] = [300, 1000]

/** The floor and furniture of rooms, by the words of the prompt. */
const ROOMS = [
  ['inn|tavern|house|pub|kitchen|cabin', ['boards', ['table', 'long-table', 'table', 'barrels', 'crates', 'fire-pit']]],
  [
    'library|office|scriptorium|study|archive',
    ['boards', ['book-desk', 'desk', 'book-desk', 'long-table', 'desk', 'crate']],
  ],
  ['church|temple|shrine|chapel|ritual', ['slabs', ['altar', 'pew', 'pew', 'pillar', 'pillar', 'pew']]],
  [
    'crypt|dungeon|tomb|prison|sewer|cellar|mine',
    ['bricks', ['trapdoor', 'barrels', 'pillar', 'spiral-stair', 'tank', 'crates']],
  ],
  [
    'castle|palace|hall|court|throne|tower|fort',
    ['slabs', ['long-table', 'pillar', 'pillar', 'lens', 'spiral-stair', 'pillar']],
  ],
  [
    'warehouse|factory|mill|brewery|shop|market',
    ['setts', ['vat', 'vat', 'crates', 'cart', 'straw-bales', 'barrel-row']],
  ],
] as const satisfies readonly (readonly [string, readonly [Floor, readonly Furnishing[]]])[]

/** A battle map, seen from straight above. */
export function fromAbove({ prompt, name }: Brief, { hour, weather }: Mood, chance: Chance): Drawing {
  const text = `${name} ${prompt}`
  const inside = firstMentioned(text, ROOMS)
  const features = inside ? indoors(inside[0], inside[1], chance) : outdoors(text, chance)
  if (weather === 'mist')
    features.push({ kind: 'fog', at: spot(chance), radius: 230 }, { kind: 'fog', at: spot(chance), radius: 190 })
  const ground: Ground = inside
    ? 'dark'
    : mentions(text, 'sea|ship|island')
      ? 'sea'
      : mentions(text, 'mud|swamp|marsh|bog')
        ? 'flats'
        : 'mud'
  const map = battleMapAlone({ seed: name, ground, features, ...(hour === 'night' ? { dusk: '#0d2238' } : {}) })
  return { back: `<g transform="scale(1.024) translate(${-LEFT} 0)">${map}</g>`, front: '', depth: 'flat' }
}

function spot(chance: Chance): Point {
  return [LEFT + between(chance, 0.12, 0.88) * EDGE, between(chance, 0.12, 0.88) * EDGE]
}

/** The walls of the room (left, top, right, bottom), and the positions for furniture. */
const WALLS = [370, 90, 1230, 910] as const
const PLACES: readonly Point[] = [
  [520, 260],
  [760, 300],
  [1060, 250],
  [500, 640],
  [760, 660],
  [1070, 660],
]

function indoors(floor: Floor, furniture: readonly Furnishing[], chance: Chance): Feature[] {
  return [
    ...walls(floor, chance),
    ...furniture.map((kind, i): Feature => {
      const [x, y] = PLACES[i] ?? [800, 500]
      const at: Point = [x + between(chance, -40, 40), y + between(chance, -36, 36)]
      return { kind, at, turn: pick(chance, 0, 0, 90, 12) }
    }),
    { kind: 'lit-lamp', at: [430, 150] },
    { kind: 'lit-lamp', at: [1170, 850] },
    { kind: 'rubble', at: [between(chance, 450, 1150), 820], radius: 44 },
  ]
}

function walls(floor: Floor, chance: Chance): Feature[] {
  const [left, top, right, bottom] = WALLS
  const corners: readonly Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
  const openings: readonly Opening[] = [
    { from: [740, bottom], to: [860, bottom], kind: 'double-door' },
    { from: [left, 220], to: [left, 330], kind: 'window' },
    { from: [right, 220], to: [right, 330], kind: 'window' },
    { from: [500, top], to: [620, top], kind: pick(chance, 'window', 'broken-window') },
  ]
  const end = Math.round(between(chance, 640, 860))
  const inner: readonly Point[] = [
    [left, 470],
    [end, 470],
  ]
  const door: Opening = { from: [end - 160, 470], to: [end - 80, 470] }
  return [
    { kind: 'room', outline: corners, floor, openings },
    { kind: 'wall', points: inner, floor, openings: [door] },
  ]
}

function outdoors(text: string, chance: Chance): Feature[] {
  const bend = between(chance, 380, 620)
  const line: readonly Point[] = [
    [200, bend],
    [560, bend - 90],
    [900, bend + 80],
    [1400, bend - 40],
  ]
  const features: Feature[] = []
  if (mentions(text, 'river|stream|ford|canal|bridge|water|marsh|swamp|ferry'))
    features.push(
      { kind: 'channel', points: line, width: 190 },
      { kind: 'planks', from: [760, bend - 200], to: [790, bend + 220], width: 90, railed: true },
    )
  else if (!mentions(text, 'forest|wood|wild|camp')) features.push({ kind: 'road', points: line, width: 130 })
  if (mentions(text, 'village|town|city|street|farm|house|ruin'))
    features.push(
      { kind: 'roof', at: [540, 210], size: [280, 190], turn: 4 },
      { kind: 'roof', at: [1060, 800], size: [300, 200], turn: -6 },
      { kind: 'cart', at: [980, 260], turn: 20 },
    )
  if (mentions(text, 'camp|bandit|night|fire|ambush'))
    features.push(
      { kind: 'fire-pit', at: [800, 700] },
      { kind: 'crates', at: [930, 760], turn: 20 },
      { kind: 'barrels', at: [660, 760] },
    )
  for (let i = 0; i < 9; i++)
    features.push({
      kind: pick(chance, 'reeds', 'rock', 'rock', 'puddle', 'reeds'),
      at: spot(chance),
      radius: between(chance, 34, 84),
    })
  if (mentions(text, 'ruin|battle|siege'))
    for (let i = 0; i < 6; i++) features.push({ kind: 'rubble', at: spot(chance), radius: between(chance, 30, 60) })
  return features
}
