import { type Chance, chanceFrom } from '../drawing/chance.ts'
import { finishedPicture } from '../drawing/finished-picture.ts'
import { type Hour, type Palette, paletteOf } from '../drawing/palette.ts'
import { bank, groundUnder, ridge } from '../drawing/path.ts'
import { block, mirrored, shape } from '../drawing/svg.ts'
import { reeds } from '../scenery/reeds.ts'
import { birds, clouds, mist, moon, rain, sky, stars, sun } from '../scenery/sky.ts'
import { water } from '../scenery/water.ts'
import type { DrawMotif } from './motif/view.ts'
import { type Motif, MOTIFS } from './motifs.ts'

/** Sky, land and light around a motif. */
export type Setting = {
  seed: string
  hour: Hour
  sunAt?: number // 0 left to 1 right; opposite the motif
  light?: 'sun' | 'full-moon' | 'sickle' | 'none'
  ground?: 'water' | 'marsh' | 'land'
  weather?: 'clear' | 'mist' | 'rain'
  hills?: 'low' | 'high' | 'none'
  shore?: 'reeds' | 'bank' | 'bare' // the foreground at the bottom of the picture
  flipped?: boolean
}

/** A place as travellers see it when they arrive. */
export type Place = Setting & { motif: Motif }

const PLACE_SIZE = [1200, 800] as const
const HORIZON = 448

/** A 3:2 view, 1200 x 800. */
export function drawPlace(place: Place): string {
  return drawView(place, MOTIFS[place.motif])
}

export function drawView(setting: Setting, motif: DrawMotif): string {
  const [width, height] = PLACE_SIZE
  const chance = chanceFrom(setting.seed)
  const palette = paletteOf(setting.hour)
  const drawing = [
    heavens(setting, chance, palette),
    land(setting, chance, palette),
    motif({ chance, palette, width, height, horizon: HORIZON }),
    setting.weather === 'mist' ? mist(chance, palette, width, 380, 640, 7) : '',
    shore(setting, chance, palette),
    setting.weather === 'rain' ? rain(chance, palette, width, height) : '',
  ].join('')
  return finishedPicture(width, height, setting.flipped ? mirrored(drawing, width) : drawing)
}

function heavens({ hour, sunAt = 0.68, light = 'sun', weather }: Setting, chance: Chance, palette: Palette): string {
  const [width] = PLACE_SIZE
  const at = [width * sunAt, HORIZON - 130, 78] as const
  const lights = {
    sun: sun(...at, palette),
    'full-moon': sun(at[0], 170, 64, palette),
    sickle: moon(at[0], 150, 54, palette),
    none: '',
  }
  return [
    sky(chance, palette, width, HORIZON),
    hour === 'night' ? stars(chance, palette, width, HORIZON, weather === 'mist' ? 24 : 60) : '',
    lights[light],
    clouds(chance, palette, width, HORIZON, 5),
    hour === 'day' || hour === 'dawn' ? birds(chance, palette.near, width * (1 - sunAt) + 60, 130, 180, 5) : '',
  ].join('')
}

function land(
  { ground = 'water', hills = 'low', sunAt = 0.68, light = 'sun' }: Setting,
  chance: Chance,
  palette: Palette,
): string {
  const [width, height] = PLACE_SIZE
  const rise = { low: 1, high: 2.1, none: 0 }[hills]
  const far = groundUnder(ridge(chance, width, HORIZON - 50 * rise, 120 * rise), HORIZON + 2)
  const mid = groundUnder(ridge(chance, width, HORIZON - 18 * rise, 66 * rise), HORIZON + 2)
  const hillside = rise === 0 ? '' : shape(far, palette.far) + shape(mid, palette.mid)
  if (ground === 'water') {
    const path = light === 'none' ? undefined : { x: width * sunAt, radius: 78 }
    return hillside + water(chance, palette, PLACE_SIZE, HORIZON, path)
  }
  const fields = [0, 1, 2].map((depth) => {
    const edge = ridge(chance, width, HORIZON + 4 + depth * 70, 26, 0.45)
    return shape(
      groundUnder(edge, height),
      ground === 'marsh' && depth === 1
        ? palette.water
        : ([palette.mid, palette.far, palette.near][depth] ?? palette.mid),
    )
  })
  return hillside + block([0, HORIZON, width, height - HORIZON], palette.mid) + fields.join('')
}

function shore({ shore: kind = 'reeds' }: Setting, chance: Chance, palette: Palette): string {
  const [width, height] = PLACE_SIZE
  if (kind === 'bare') return ''
  const banks =
    shape(bank(chance, [-300, 430], height + 8, 54, 40), palette.fore) +
    shape(bank(chance, [720, 1500], height + 8, 66, 40), palette.fore)
  if (kind === 'bank') return banks
  return (
    reeds(chance, palette.fore, { from: 0, to: 320, foot: height, count: 46, height: [40, 150] }) +
    reeds(chance, palette.fore, { from: 860, to: width, foot: height, count: 56, height: [40, 180] }) +
    banks
  )
}
