import { EMBLEMS, type Emblem } from '#banner/emblem.ts'
import { type Chance, pick } from '#drawing/chance.ts'
import { mix, shaded } from '#drawing/colour.ts'
import { block, disc, line, placed, repeat, shape } from '#drawing/svg.ts'

import type { Drawing, Brief } from '../prompt/brief.ts'
import type { Mood } from '../prompt/mood.ts'
import { firstMentioned } from '../prompt/words.ts'

const SHIELD = 'M-300 -330C-180 -312 180 -312 300 -330C322 -40 250 220 0 360C-250 220 -322 -40 -300 -330Z'

/** Two tinctures, for the field and the charge: as in heraldry, one of them is always bright. */
const TINCTURES = [
  ['#7c2236', '#e9c46a'],
  ['#1f3f63', '#e6dcc3'],
  ['#2f5a3e', '#e9c46a'],
  ['#2a2431', '#d9b45c'],
  ['#e4d5ae', '#7c2236'],
  ['#4c2f63', '#e6dcc3'],
  ['#e9c46a', '#2a2431'],
  ['#8a4a22', '#f0e2c0'],
] as const

const CHARGES = [
  ['sea|sail|harbour|navy|ship|fleet|port', 'anchor'],
  ['justice|court|law|judge|trade|merchant|bank', 'balance'],
  ['book|scholar|library|academy|school|scribe', 'closed-book'],
  ['key|thief|lock|secret|gate', 'crossed-keys'],
  ['walk|pilgrim|road|wander', 'footprint'],
  ['lamp|light|beacon|tower|lantern|keeper', 'lamp-tower'],
  ['bird|free|rebel', 'lark-and-lantern'],
  ['moon|night|witch|coven|mage|wizard|star', 'moon-table'],
  ['farm|harvest|druid|reed', 'sickle-and-reeds'],
  ['miner|dig|sun|work|labour', 'spade-and-sun'],
  ['fire|flame|priest|church|temple|cult|order', 'three-flames'],
  ['wall|guard|army|soldier|watch|fort|empire', 'wall-and-boot'],
  ['eye|spy|see|inquisition|office', 'watching-eye'],
  ['letter|post|courier|messenger', 'winged-letter'],
] as const satisfies readonly (readonly [string, Emblem])[]

/** The divisions of the field. */
const PARTINGS = {
  plain: '',
  pale: 'M0 -340H320V380H0Z',
  fess: 'M-330 20H330V380H-330Z',
  bend: 'M-330 -340L330 300V380H-330Z',
  quarterly: 'M0 -340H330V0H0ZM-330 0H0V380H-330Z',
  chief: 'M-330 -350H330V-190H-330Z',
}

/** The coat of arms of an organization on a cloth of its color. */
export function heraldry({ prompt, name }: Brief, { palette }: Mood, chance: Chance): Drawing {
  const [field, metal] = TINCTURES[Math.floor(chance() * TINCTURES.length)] ?? TINCTURES[0]
  const emblem =
    firstMentioned(name, CHARGES) ??
    firstMentioned(prompt, CHARGES) ??
    pick<Emblem>(chance, 'balance', 'crossed-keys', 'watching-eye', 'three-flames', 'anchor')
  const parting = pick(chance, 'plain', 'pale', 'fess', 'bend', 'quarterly', 'chief')
  const second = mix(field, parting === 'chief' ? metal : '#10161c', parting === 'chief' ? 0.8 : 0.34)
  const arms = [
    `<clipPath id="shield"><path d="${SHIELD}"/></clipPath>`,
    placed(shape(SHIELD, shaded(metal, 0.45)), 0, 8, 1.06) + placed(shape(SHIELD, metal), 0, 0, 1.045),
    shape(SHIELD, field),
    `<g clip-path="url(#shield)">${parting === 'plain' ? '' : shape(PARTINGS[parting], second)}`,
    shape('M-330 -350H0V380H-330Z', '#ffffff', 0.1) +
      shape('M-300 -330C-180 -300 -240 60 -60 330L-330 380V-350Z', '#ffffff', 0.08),
    '</g>',
    placed(EMBLEMS[emblem](metal, field), 0, parting === 'chief' ? 40 : 0, 1.6),
    line('M-266 -298C-160 -284 160 -284 266 -298C284 -40 222 196 0 322C-222 196 -284 -40 -266 -298Z', metal, 5, 0.7),
  ].join('')
  return {
    back: hall(mix(field, palette.near, 0.62), palette.sun, chance),
    front: placed(arms, 512, 500, 1.12),
    depth: 'near',
  }
}

/** A paneled wall lit by a window. */
function hall(wall: string, light: string, chance: Chance): string {
  const panels = repeat(5, (i) => {
    const x = i * 256 - 110
    return (
      block([x, -20, 232, 1064], mix(wall, '#000000', 0.12 + chance() * 0.08)) +
      block([x + 12, -20, 208, 1064], mix(wall, light, 0.05))
    )
  })
  return block([0, 0, 1024, 1024], wall) + panels + disc(430, 400, 520, light, 0.1) + disc(430, 400, 340, light, 0.12)
}
