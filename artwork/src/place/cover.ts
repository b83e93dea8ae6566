import { chanceFrom } from '../drawing/chance.ts'
import { finishedPicture } from '../drawing/finished-picture.ts'
import { type Hour, paletteOf } from '../drawing/palette.ts'
import { bank, groundUnder, ridge } from '../drawing/path.ts'
import { mirrored, shape } from '../drawing/svg.ts'
import { reeds } from '../scenery/reeds.ts'
import { clouds, sky, stars, sun } from '../scenery/sky.ts'
import { water } from '../scenery/water.ts'
import { causeway } from './motif/causeway.ts'

/** The cover of the campaign's home page: a wide view of the road, with little detail behind the title. */
export type Cover = { seed: string; hour: Hour; shape: 'wide' | 'tall' }

const SIZES = { wide: [1400, 424], tall: [800, 760] } as const

export function drawCover({ seed, hour, shape: format }: Cover): string {
  const [width, height] = SIZES[format]
  const chance = chanceFrom(seed)
  const palette = paletteOf(hour)
  const horizon = height * (format === 'wide' ? 0.54 : 0.62)
  const [sunX, sunY, sunRadius] = [
    width * (format === 'wide' ? 0.47 : 0.14),
    horizon - height * 0.15,
    height * (format === 'wide' ? 0.115 : 0.085),
  ]
  const drawing = [
    sky(chance, palette, width, horizon),
    hour === 'night' ? stars(chance, palette, width, horizon, 46) : '',
    sun(sunX, sunY, sunRadius, palette),
    clouds(chance, palette, width, horizon, 5),
    shape(groundUnder(ridge(chance, width, horizon - height * 0.035, height * 0.07), horizon + 2), palette.far),
    shape(groundUnder(ridge(chance, width, horizon - height * 0.02, height * 0.06), horizon + 2), palette.mid),
    water(chance, palette, [width, height], horizon, { x: sunX, radius: sunRadius }),
    causeway({ chance, palette, width, height, horizon }),
    reeds(chance, palette.fore, {
      from: width * 0.72,
      to: width,
      foot: height,
      count: 60,
      height: [height * 0.05, height * 0.2],
    }),
    reeds(chance, palette.fore, {
      from: 0,
      to: width * 0.26,
      foot: height,
      count: 46,
      height: [height * 0.04, height * 0.16],
    }),
    shape(bank(chance, [-width * 0.25, width * 0.34], height * 1.01, height * 0.06, height * 0.05), palette.fore),
    shape(bank(chance, [width * 0.62, width * 1.25], height * 1.01, height * 0.075, height * 0.05), palette.fore),
  ].join('')
  return finishedPicture(width, height, mirrored(drawing, width))
}
