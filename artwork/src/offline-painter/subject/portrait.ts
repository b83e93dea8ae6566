import { between, type Chance, pick } from '#drawing/chance.ts'
import type { HairColour, SkinTone } from '#portrait/layer/portrait-palette.ts'
import type { FaceShape } from '#portrait/layer/proportions.ts'
import type { Person } from '#portrait/person.ts'
import { portraitLayers } from '#portrait/portrait.ts'
import type { Garment, HairStyle, Headwear } from '#portrait/wardrobe.ts'

import type { Drawing, Brief } from '../prompt/brief.ts'
import type { Mood } from '../prompt/mood.ts'
import { firstMentioned, mentions } from '../prompt/words.ts'

const HAIR_COLOURS = [
  ['red hair|red beard|red-haired|redhead|ginger|copper|auburn', 'copper'],
  ['black hair|black beard|raven|jet', 'black'],
  ['blond|blonde|golden hair|fair hair|straw', 'straw'],
  ['white hair|white-haired|white beard|snow-white|albino', 'white'],
  ['grey|gray|silver|elder|aged|old', 'silver'],
  ['brown hair|brunette|chestnut', 'brown'],
] as const satisfies readonly (readonly [string, HairColour])[]

const SKIN_TONES = [
  ['orc|goblin|troll|half-orc|undead|zombie|lizard', 'drowned'],
  ['ghost|spirit|vampire|pale|spectre|frost', 'bluish'],
  ['tiefling|drow|golem|stone', 'slate'],
  ['dark-skinned|dark skin|ebony|black skin', 'deep'],
  ['brown skin|dusky|tan', 'brown'],
  ['weathered|sailor|farmer|fisher|ferry|ferryman|ferrywoman', 'weathered'],
  ['elf|fair|noble', 'fair'],
] as const satisfies readonly (readonly [string, SkinTone])[]

/** The clothes of each trade: garment, headwear and color. */
const TRADES = [
  ['wizard|mage|witch|sorcerer|sorceress|warlock|necromancer', ['robe', 'hood', '#4a3a78']],
  ['priest|cleric|monk|nun|brother|sister|acolyte|paladin', ['cowl', 'open-hood', '#7a6a4a']],
  ['thief|rogue|assassin|spy|smuggler|bandit|outlaw', ['jacket', 'hood', '#2f3a3c']],
  ['captain|guard|soldier|knight|warrior|fighter|general|officer|marshal', ['uniform', undefined, '#3a4a6b']],
  ['sailor|pirate|fisher|ferryman|ferrywoman|boatman', ['oilskin', 'headscarf', '#a8863a']],
  ['queen|king|prince|princess|duke|duchess|lord|lady|noble|baron', ['mantle', 'circlet', '#7a2638']],
  ['merchant|trader|banker|innkeeper|shopkeeper', ['waistcoat', 'felt-hat', '#5b6b3a']],
  ['ranger|hunter|scout|druid|warden', ['shawl', 'open-hood', '#41603f']],
  ['smith|cook|miller|farmer|worker|miner', ['apron', 'wrap', '#8a5a3a']],
  ['scholar|clerk|scribe|sage|librarian|doctor|physician', ['clerk', undefined, '#45525e']],
] as const satisfies readonly (readonly [string, readonly [Garment, Headwear | undefined, string]])[]

const FACES = [
  ['elf|half-elf|fey|fae|goblin', 'pointed'],
  ['dwarf|gnome|halfling|fat|round', 'round'],
  ['orc|warrior|soldier|smith|half-orc', 'square'],
  ['ghost|undead|vampire|gaunt|thin|old', 'gaunt'],
] as const satisfies readonly (readonly [string, FaceShape])[]

const WOMAN =
  'she|her|woman|girl|lady|queen|princess|duchess|sister|mother|witch|ferrywoman|priestess|sorceress|huntress|daughter|wife'
const MAN = 'he|his|man|boy|lord|king|prince|duke|brother|father|ferryman|fisherman|son|husband|mister|sir'
const LONG: readonly HairStyle[] = ['long', 'bob', 'knot', 'plait', 'curls', 'piled', 'parted']
const SHORT: readonly HairStyle[] = ['short', 'cropped', 'slicked', 'untidy', 'swept', 'parted']

/** The head and shoulders of the person that the prompt describes. */
export function portrait({ prompt, name }: Brief, { hour }: Mood, chance: Chance): Drawing {
  const layers = portraitLayers(personOf(prompt, name, hour, chance))
  const square = (drawing: string) => `<g transform="scale(1.7067) translate(0 -62)">${drawing}</g>`
  return { back: square(layers.back), front: square(layers.front), depth: 'near' }
}

function personOf(prompt: string, name: string, hour: Mood['hour'], chance: Chance): Person {
  const age = ageOf(prompt)
  const isWoman = mentions(prompt, WOMAN) || (!mentions(prompt, MAN) && chance() < 0.5)
  const trade = firstMentioned(prompt, TRADES)
  const headwear = chance() < 0.72 ? trade?.[1] : undefined
  const usualHair =
    age === 'elder' ? 'silver' : pick<HairColour>(chance, 'black', 'umber', 'brown', 'copper', 'sand', 'soft', 'rust')
  const hair = firstMentioned(prompt, HAIR_COLOURS) ?? usualHair
  const isBearded = !isWoman && age !== 'child' && (mentions(prompt, 'beard|dwarf') || chance() < 0.4)
  return {
    seed: name + prompt,
    hour,
    skin:
      firstMentioned(prompt, SKIN_TONES) ??
      pick<SkinTone>(chance, 'fair', 'ruddy', 'olive', 'tan', 'brown', 'dark', 'sallow', 'rosy'),
    hair,
    style: mentions(prompt, 'bald|shaved') ? 'bald' : styleOf(isWoman, chance),
    cloth: trade?.[2] ?? pick(chance, '#3c5f6b', '#7a4138', '#556b3f', '#57456b', '#8a6a34', '#3a4a5e'),
    garment: trade?.[0] ?? pick<Garment>(chance, 'collar', 'buttoned', 'jacket', 'plain', 'mantle', 'shawl'),
    trim: pick(chance, '#e0a257', '#d8d4c4', '#c0694a'),
    ...(headwear ? { headwear } : {}),
    ...(isBearded
      ? { beard: mentions(prompt, 'dwarf') ? 'full' : pick(chance, 'full', 'short', 'pointed', 'moustache', 'stubble') }
      : {}),
    age,
    face: firstMentioned(prompt, FACES) ?? pick<FaceShape>(chance, 'oval', 'long', 'square', 'round', 'pointed'),
    build: mentions(prompt, 'dwarf|orc|broad|giant|strong|burly')
      ? 'broad'
      : pick(chance, 'slight', 'even', 'even', 'broad'),
    pose: pick(chance, 'level', 'left', 'right', 'proud', 'askance'),
    nose: pick(chance, 'straight', 'aquiline', 'snub', 'broad', 'long'),
    eyes: mentions(prompt, 'kind|gentle|warm') ? 'kind' : pick(chance, 'level', 'narrow', 'hooded', 'wide', 'level'),
    mouth: mentions(prompt, 'smile|laugh|cheer|merry|kind')
      ? 'smile'
      : pick(chance, 'set', 'half', 'full', 'stern', 'smile'),
    backdrop: backdropOf(prompt, chance),
    wears: mentions(prompt, 'scholar|clerk|spectacle|glasses|librarian')
      ? ['spectacles']
      : pick(chance, ['clasp'], ['beads'], ['ear-drops']),
  }
}

function styleOf(isWoman: boolean, chance: Chance): HairStyle {
  const styles = isWoman ? LONG : SHORT
  return styles[Math.floor(between(chance, 0, styles.length))] ?? 'short'
}

function ageOf(prompt: string): NonNullable<Person['age']> {
  const years = Number(
    /\b(?:age|aged)\D{0,4}(\d{1,4})|\b(\d{1,3})[- ]years?\b/i.exec(prompt)?.slice(1).find(Boolean) ?? Number.NaN,
  )
  if (years < 14 || mentions(prompt, 'child|boy|girl|kid')) return 'child'
  if (years < 25 || mentions(prompt, 'young|youth|apprentice')) return 'young'
  // Dwarves age slowly: a hundred years is not old.
  const isOld = years > (mentions(prompt, 'dwarf|elf|gnome|vampire') ? 250 : 58)
  return isOld || mentions(prompt, 'old|elder|elderly|ancient|aged|grandmother|grandfather') ? 'elder' : 'grown'
}

function backdropOf(prompt: string, chance: Chance): NonNullable<Person['backdrop']> {
  return (
    firstMentioned(prompt, [
      ['sea|ship|sailor|pirate|ferry|ferrywoman|ferryman|harbour|captain', 'shore'],
      ['city|street|merchant|thief|rogue|guild|spy', 'roofs'],
      ['marsh|swamp|fen|reed|fisher', 'marsh'],
      ['storm|rain|thunder', 'storm'],
      ['library|scholar|book|clerk|scribe|sage', 'books'],
      ['fort|guard|soldier|knight|castle|general|king|queen', 'fort'],
      ['wizard|mage|star|night|witch|astral', 'starry'],
      ['lighthouse|tower|keeper', 'tower'],
      ['ghost|drowned|mermaid', 'deep'],
    ] as const) ?? pick(chance, 'hills', 'roofs', 'starry', 'shore', 'fort', 'hills')
  )
}
