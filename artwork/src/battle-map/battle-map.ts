import { chanceFrom } from '../drawing/chance.ts'
import { finishedPicture } from '../drawing/finished-picture.ts'
import { block } from '../drawing/svg.ts'
import { drawFeature, type Feature } from './feature.ts'
import { type Floor, floorPatterns } from './floor.ts'
import { type Ground, ground, MAP_SIZE, tufts } from './terrain.ts'

/** A battle map seen from above with light from the upper left, 1600 x 1000. A medium token is about 76 wide. */
export type BattleMap = {
  seed: string
  ground: Ground
  features: readonly Feature[]
  dusk?: string // #rrggbb of a tint over the whole map, for night and weather
}

export function drawBattleMap(map: BattleMap): string {
  return finishedPicture(...MAP_SIZE, battleMapAlone(map))
}

/** The map without paper grain. */
export function battleMapAlone({ seed, ground: base, features, dusk }: BattleMap): string {
  const [width, height] = MAP_SIZE
  const chance = chanceFrom(seed)
  const drawing = [
    `<defs>${floorPatterns(floorsOf(features))}${features.some(({ kind }) => kind === 'reeds') ? tufts(chance) : ''}</defs>`,
    ground(base, chance),
    ...features.map((feature) => drawFeature(feature, chance)),
    dusk ? block([0, 0, width, height], dusk, 0.22) : '',
  ]
  return drawing.join('')
}

function floorsOf(features: readonly Feature[]): Floor[] {
  const floors = features.flatMap((feature): Floor[] =>
    'floor' in feature ? [feature.floor] : feature.kind === 'gallery' ? ['boards'] : [],
  )
  return [...new Set(floors)]
}
