import { chanceFrom } from '../drawing/chance.ts'
import { mix, shaded } from '../drawing/colour.ts'
import { finishedPicture } from '../drawing/finished-picture.ts'
import { block, disc, placed, repeat, shape } from '../drawing/svg.ts'
import { contours } from '../scenery/contours.ts'
import { cloth, type Cut } from './cloth.ts'
import { type Emblem, EMBLEMS } from './emblem.ts'

/** The banner of a faction on a coloured wall, 600 x 750. Colours are #rrggbb. */
export type Banner = {
  seed: string
  cut: Cut
  emblem: Emblem
  cloth: string
  trim: string // hem and emblem
  wall: string
  emblemColour?: string // defaults to `trim`
  charge?: { kind: 'band' | 'chief' | 'pale' | 'bordure'; colour: string }
}

export function drawBanner(banner: Banner): string {
  const { seed, cut, emblem, wall, trim } = banner
  const drawing = [
    block([0, 0, 600, 750], wall),
    `<g opacity=".55">${contours(chanceFrom(seed), mix(wall, trim, 0.32), [600, 750])}</g>`,
    cloth(cut, banner.cloth, trim, seed),
    banner.charge ? charge(banner.charge) : '',
    placed(EMBLEMS[emblem](banner.emblemColour ?? trim, banner.cloth), 300, 278, cut === 'pennant' ? 0.95 : 1.08),
    rail(shaded(wall, 0.55), trim),
    cut === 'drowned' ? shimmer() : '',
  ]
  return finishedPicture(600, 750, drawing.join(''))
}

function charge({ kind, colour }: NonNullable<Banner['charge']>): string {
  const shapes = {
    band: 'M140 470H460V520H140Z',
    chief: 'M140 -20H460V92H140Z',
    pale: 'M140 -20H176V620H140ZM424 -20H460V620H424Z',
    bordure: 'M140 -20H460V60H140Z',
  }
  return shape(shapes[kind], colour, 0.9)
}

function rail(colour: string, knob: string): string {
  return block([96, 18, 408, 18], colour, 1, 9) + disc(96, 27, 15, knob) + disc(504, 27, 15, knob)
}

/** Light that comes down through water. */
function shimmer(): string {
  return repeat(4, (i) =>
    shape(`M${90 + i * 120} 0H${150 + i * 126}L${20 + i * 150} 750H${-70 + i * 140}Z`, '#dfeee6', 0.09),
  )
}
