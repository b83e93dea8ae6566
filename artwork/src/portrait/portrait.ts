import { bend, type Warp } from '../drawing/bend.ts'
import { chanceFrom } from '../drawing/chance.ts'
import { finishedPicture } from '../drawing/finished-picture.ts'
import { paletteOf } from '../drawing/palette.ts'
import { line } from '../drawing/svg.ts'
import { chestAccessories, headAccessories } from './accessory/accessory.ts'
import { backdrop } from './backdrop.ts'
import { type Creature, drawCreature } from './creature.ts'
import { frame } from './frame.ts'
import { BEARDS } from './head/beard.ts'
import { face, mouth } from './head/face.ts'
import { marksOver } from './head/marks.ts'
import { type HeadwearLayers, type Layer, paint } from './layer/layer.ts'
import { portraitPalette, type PortraitPalette } from './layer/portrait-palette.ts'
import { bodyWarp, headWarp, neckWarp, turnOf } from './layer/proportions.ts'
import type { Person } from './person.ts'
import { GARMENTS, HAIR, HEADWEAR, type HairStyle, type Headwear } from './wardrobe.ts'

const SHOULDERS = 'M-30 760C-20 640 70 566 190 528L250 500 350 500 410 528C530 566 620 640 630 760Z'
const SHOULDERS_SHADE = 'M312 760L322 560 360 500 410 528C530 566 620 640 630 760Z'
const LIT_SHOULDER = 'M-22 740C-8 640 74 572 186 535'
const NECK: readonly Layer[] = [
  ['skin', 'M252 340L348 340 354 512C340 548 318 566 300 572 282 566 260 548 246 512Z'],
  ['skinShade', 'M248 424C264 458 290 474 312 470L306 566 300 572C318 566 340 548 354 512L348 340 252 340Z'],
]
const HIDES_EARS: ReadonlySet<HairStyle | Headwear> = new Set([
  'bob',
  'bowl',
  'curls',
  'hood',
  'lank',
  'long',
  'open-hood',
  'shawl',
  'weed',
])
const BARE: HeadwearLayers = { behind: [], front: [] }

/** The subjects of portraits. */
export type Subject = Person | Creature

/** A 4:5 bust, 600 x 750, light from the left. */
export function drawPortrait(subject: Subject): string {
  return 'creature' in subject ? drawCreature(subject) : drawPerson(subject)
}

function drawPerson(person: Person): string {
  const { back, front } = portraitLayers(person)
  return finishedPicture(600, 750, back + front + (person.frame ? frame(person.frame) : ''))
}

/** The backdrop and the person as separate drawings, 600 x 750. */
export function portraitLayers(person: Person): { readonly back: string; readonly front: string } {
  const palette = portraitPalette(person)
  const surroundings = paletteOf(person.hour)
  const chance = chanceFrom(person.seed)
  const { tilt, shift } = turnOf(person.pose, person.age)
  const inPose = (drawing: string): string =>
    `<g transform="translate(${shift.join(' ')}) rotate(${tilt} 300 450)">${drawing}</g>`
  const { brim } = headwearLayers(person)
  const clip = brim === undefined ? '' : `<clipPath id="under-hat"><path d="M0 ${brim}H600V750H0Z"/></clipPath>`
  const back = clip + backdrop(chance, surroundings, person.backdrop ?? 'lamps', person.hour === 'night')
  const front = [
    inPose(behindHead(person, palette)),
    body(person, palette),
    inPose(head(person, palette)),
    overBody(person, palette),
    line(
      bend(LIT_SHOULDER, bodyWarp(person.build, person.age)),
      surroundings.glint,
      5,
      person.garment === 'shawl' ? 0 : 0.5,
    ),
  ]
  return { back, front: front.join('') }
}

function behindHead(person: Person, palette: PortraitPalette): string {
  const warp = headWarp(person.face, person.age, person.pose)
  const { behind, brim } = headwearLayers(person)
  return underHat(paint(HAIR[person.style].behind, palette, warp), brim) + paint(behind, palette, widthOnly(warp))
}

function body(person: Person, palette: PortraitPalette): string {
  const warp = bodyWarp(person.build, person.age)
  const { sleeves: [sleeve, sleeveShade] = ['cloth', 'clothShade'], behind = [] } = GARMENTS[person.garment ?? 'collar']
  const neck = paint(NECK, palette, neckWarp(person.build, person.age, person.pose))
  return paint([...behind, [sleeve, SHOULDERS], [sleeveShade, SHOULDERS_SHADE]], palette, warp) + neck
}

function head(person: Person, palette: PortraitPalette): string {
  const { style, age = 'grown', nose = 'straight', eyes = 'level', wears = [], marks = [] } = person
  const warp = headWarp(person.face, age, person.pose)
  const { front, brim } = headwearLayers(person)
  const ears = !HIDES_EARS.has(style) && !(person.headwear && HIDES_EARS.has(person.headwear))
  return [
    face({ nose, eyes, age, ears }, palette, warp),
    paint(marksOver('skin', marks), palette, warp),
    person.beard ? paint(BEARDS[person.beard], palette, warp) : '',
    mouth(person.mouth ?? 'set', palette, warp),
    paint(marksOver('mouth', marks), palette, warp),
    underHat(paint(HAIR[style].front, palette, warp), brim),
    paint(marksOver('hair', marks), palette, warp),
    paint(front, palette, widthOnly(warp)),
    headAccessories(wears, palette, warp),
  ].join('')
}

function overBody(person: Person, palette: PortraitPalette): string {
  const warp = bodyWarp(person.build, person.age)
  const { wears = ['clasp'], marks = [] } = person
  return [
    paint(GARMENTS[person.garment ?? 'collar'].front, palette, warp),
    paint(marksOver('shirt', marks), palette, warp),
    paint(HAIR[person.style].over ?? [], palette, (x, y) => [x, y]),
    chestAccessories(wears, palette),
  ].join('')
}

function headwearLayers(person: Person): HeadwearLayers {
  return person.headwear ? HEADWEAR[person.headwear] : BARE
}

/** Hats scale with the head but do not turn with the face. */
function widthOnly(warp: Warp): Warp {
  return (x, y) => [warp(x, 0)[0], y]
}

function underHat(hair: string, brim: number | undefined): string {
  return brim === undefined || hair === '' ? hair : `<g clip-path="url(#under-hat)">${hair}</g>`
}
