import { bend, type Warp } from '../bend.ts'
import { chanceFrom } from '../chance.ts'
import { inkOf } from '../ink.ts'
import { line } from '../markup.ts'
import { sheet } from '../sheet.ts'
import { chestAccessories, headAccessories } from './accessory.ts'
import { backdrop } from './backdrop.ts'
import { BEARDS } from './beard.ts'
import { type Covering, HEADWEAR, type Headwear } from './covering.ts'
import { type Creature, drawCreature } from './creature.ts'
import { face, mouth } from './face.ts'
import { frame } from './frame.ts'
import { GARMENTS } from './garment.ts'
import { HAIR, type HairStyle } from './hair.ts'
import { type Layer, paint } from './layer.ts'
import { bodyWarp, headWarp, neckWarp, turnOf } from './likeness.ts'
import { inkOfSitter, type SitterInk } from './sitter-ink.ts'
import type { Sitter } from './sitter.ts'
import { marksOver } from './skin-mark.ts'

const SHOULDERS = 'M-30 760C-20 640 70 566 190 528L250 500 350 500 410 528C530 566 620 640 630 760Z'
const SHOULDERS_SHADE = 'M312 760L322 560 360 500 410 528C530 566 620 640 630 760Z'
const LIT_SHOULDER = 'M-22 740C-8 640 74 572 186 535'
const NECK: readonly Layer[] = [
  ['skin', 'M252 340L348 340 354 512C340 548 318 566 300 572 282 566 260 548 246 512Z'],
  ['skinShade', 'M248 424C264 458 290 474 312 470L306 566 300 572C318 566 340 548 354 512L348 340 252 340Z'],
]
const HIDES_EARS: ReadonlySet<HairStyle | Covering> = new Set([
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
const BARE: Headwear = { behind: [], front: [] }

/** A 4:5 bust, 600 x 750, light from the left. */
export function drawPortrait(sitter: Sitter | Creature): string {
  return 'creature' in sitter ? drawCreature(sitter) : drawPerson(sitter)
}

function drawPerson(sitter: Sitter): string {
  const { back, front } = portraitLayers(sitter)
  return sheet(600, 750, back + front + (sitter.frame ? frame(sitter.frame) : ''))
}

/** What is behind a sitter, and the sitter alone, 600 x 750. */
export function portraitLayers(sitter: Sitter): { readonly back: string; readonly front: string } {
  const ink = inkOfSitter(sitter)
  const hour = inkOf(sitter.hour)
  const chance = chanceFrom(sitter.seed)
  const { tilt, shift } = turnOf(sitter.pose, sitter.age)
  const inPose = (drawing: string): string =>
    `<g transform="translate(${shift.join(' ')}) rotate(${tilt} 300 450)">${drawing}</g>`
  const { brim } = headwear(sitter)
  const clip = brim === undefined ? '' : `<clipPath id="under-hat"><path d="M0 ${brim}H600V750H0Z"/></clipPath>`
  const back = clip + backdrop(chance, hour, sitter.backdrop ?? 'lamps', sitter.hour === 'night')
  const front = [
    inPose(behindHead(sitter, ink)),
    body(sitter, ink),
    inPose(head(sitter, ink)),
    overBody(sitter, ink),
    line(bend(LIT_SHOULDER, bodyWarp(sitter.build, sitter.age)), hour.glint, 5, sitter.garment === 'shawl' ? 0 : 0.5),
  ]
  return { back, front: front.join('') }
}

function behindHead(sitter: Sitter, ink: SitterInk): string {
  const warp = headWarp(sitter.face, sitter.age, sitter.pose)
  const { behind, brim } = headwear(sitter)
  return underHat(paint(HAIR[sitter.style].behind, ink, warp), brim) + paint(behind, ink, widthOnly(warp))
}

function body(sitter: Sitter, ink: SitterInk): string {
  const warp = bodyWarp(sitter.build, sitter.age)
  const { sleeves: [sleeve, sleeveShade] = ['cloth', 'clothShade'], behind = [] } = GARMENTS[sitter.garment ?? 'collar']
  const neck = paint(NECK, ink, neckWarp(sitter.build, sitter.age, sitter.pose))
  return paint([...behind, [sleeve, SHOULDERS], [sleeveShade, SHOULDERS_SHADE]], ink, warp) + neck
}

function head(sitter: Sitter, ink: SitterInk): string {
  const { style, age = 'grown', nose = 'straight', eyes = 'level', wears = [], marks = [] } = sitter
  const warp = headWarp(sitter.face, age, sitter.pose)
  const { front, brim } = headwear(sitter)
  const ears = !HIDES_EARS.has(style) && !(sitter.covering && HIDES_EARS.has(sitter.covering))
  return [
    face({ nose, eyes, age, ears }, ink, warp),
    paint(marksOver('skin', marks), ink, warp),
    sitter.beard ? paint(BEARDS[sitter.beard], ink, warp) : '',
    mouth(sitter.mouth ?? 'set', ink, warp),
    paint(marksOver('mouth', marks), ink, warp),
    underHat(paint(HAIR[style].front, ink, warp), brim),
    paint(marksOver('hair', marks), ink, warp),
    paint(front, ink, widthOnly(warp)),
    headAccessories(wears, ink, warp),
  ].join('')
}

function overBody(sitter: Sitter, ink: SitterInk): string {
  const warp = bodyWarp(sitter.build, sitter.age)
  const { wears = ['clasp'], marks = [] } = sitter
  return [
    paint(GARMENTS[sitter.garment ?? 'collar'].front, ink, warp),
    paint(marksOver('shirt', marks), ink, warp),
    paint(HAIR[sitter.style].over ?? [], ink, (x, y) => [x, y]),
    chestAccessories(wears, ink),
  ].join('')
}

function headwear(sitter: Sitter): Headwear {
  return sitter.covering ? HEADWEAR[sitter.covering] : BARE
}

/** Hats grow with the head but do not slide round it. */
function widthOnly(warp: Warp): Warp {
  return (x, y) => [warp(x, 0)[0], y]
}

function underHat(hair: string, brim: number | undefined): string {
  return brim === undefined || hair === '' ? hair : `<g clip-path="url(#under-hat)">${hair}</g>`
}
