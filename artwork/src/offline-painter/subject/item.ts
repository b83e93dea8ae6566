import { type Chance, chanceFrom, pick } from '#drawing/chance.ts'
import { mix } from '#drawing/colour.ts'
import { blob } from '#drawing/path.ts'
import { block, disc, shape } from '#drawing/svg.ts'
import { type ItemForm, itemAlone } from '#item/item.ts'
import { contours } from '#scenery/contours.ts'
import { type Species, specimenAlone } from '#specimen/specimen.ts'

import type { Drawing, Brief } from '../prompt/brief.ts'
import type { Mood } from '../prompt/mood.ts'
import { firstMentioned } from '../prompt/words.ts'
import { sword, staff, shield, ring, gem, coins, bow, axe } from './arms-and-treasure.ts'

const OWN = { sword, staff, shield, ring, gem, coins, bow, axe }

/** Words for an item and the form that is drawn for them; the first match is used. */
const FORMS = [
  ['sword|blade|sabre|rapier|longsword|katana', 'sword'],
  ['axe|hatchet|halberd', 'axe'],
  ['bow|crossbow|longbow', 'bow'],
  ['staff|wand|sceptre|rod|stave', 'staff'],
  ['shield|buckler|armour|armor', 'shield'],
  ['ring|signet|band', 'ring'],
  ['gem|jewel|crystal|amulet|ruby|sapphire|diamond|stone|orb', 'gem'],
  ['coin|gold|treasure|money|purse', 'coins'],
  ['knife|dagger|dirk', 'knife'],
  ['spear|trident|harpoon|lance', 'eel-spear'],
  ['sickle|scythe|hook', 'reed-hook'],
  ['pistol|gun', 'pistol'],
  ['carbine|rifle|musket', 'carbine'],
  ['bomb|keg|powder|explosive', 'keg'],
  ['sling', 'sling'],
  ['lantern|lamp|torch|candle|light', 'lantern'],
  ['potion|elixir|vial|poison|phial|salve', 'vial'],
  ['bottle|oil|wine', 'bottle'],
  ['flask|water', 'flask'],
  ['rope|cord|grapple', 'rope'],
  ['book|tome|ledger|journal|spellbook|grimoire|diary', 'docket-book'],
  ['scroll|letter|map|page|summons|contract|parchment', 'vellum'],
  ['almanac|chart', 'almanac'],
  ['bag|satchel|pack|backpack', 'satchel'],
  ['bell', 'bell'],
  ['whistle|horn|flute', 'double-whistle'],
  ['barrel|cask|ale|beer', 'cask'],
  ['bread|food|ration|biscuit|meal', 'biscuit'],
  ['spade|shovel|tool', 'spade'],
  ['seed|herb|pouch', 'seed-pouch'],
  ['boot|shoe', 'pattens'],
  ['ember|flame|fire', 'ember'],
  ['charm|necklace|token|relic', 'foot-charm'],
  ['brooch|clasp|badge', 'clasp'],
  ['umbrella', 'umbrella'],
  ['glove|hand', 'stubble-hands'],
] as const satisfies readonly (readonly [string, ItemForm | keyof typeof OWN])[]

const SPECIES = [
  ['crab|spider|insect|beetle|scorpion|lobster', 'crab'],
  ['eel|snake|serpent|worm|dragon|wyrm', 'eel'],
  ['horse|mule|donkey|cow|goat|deer|wolf|bear|dog', 'shaggy-mule'],
  ['plover|gull|duck|hen|crow|raven', 'plover'],
  ['bird|lark|sparrow|hawk|eagle|owl|bat', 'lark'],
  ['reed|grass|rush', 'knife-reed'],
  ['moss|fungus|mushroom|lichen|lily', 'pane-moss'],
  ['bean|vine|ivy|herb', 'bean'],
  ['flower|rose|thrift|blossom', 'thrift'],
] as const satisfies readonly (readonly [string, Species])[]

/** A single item in the light. */
export function item({ prompt, name }: Brief, mood: Mood, chance: Chance): Drawing {
  const form =
    firstMentioned(name, FORMS) ??
    firstMentioned(prompt, FORMS) ??
    pick(chance, 'satchel', 'gem', 'docket-book', 'vial', 'coins', 'lantern')
  const thing = isOwn(form) ? OWN[form](chance) : itemAlone(form)
  return alone(thing, name, mood, chance)
}

/** A plant or an animal; the entity type determines which if the prompt does not. */
export function specimen({ prompt, name, type }: Brief, mood: Mood, chance: Chance): Drawing {
  const usual =
    type === 'flora'
      ? pick<Species>(chance, 'bean', 'lampweed', 'thrift', 'knife-reed', 'pane-moss')
      : pick<Species>(chance, 'crab', 'eel', 'lark', 'plover', 'shaggy-mule')
  const species = firstMentioned(name, SPECIES) ?? firstMentioned(prompt, SPECIES) ?? usual
  return alone(specimenAlone(species), name, mood, chance)
}

function isOwn(form: string): form is keyof typeof OWN {
  return Object.hasOwn(OWN, form)
}

function alone(thing: string, seed: string, { palette, hour }: Mood, chance: Chance): Drawing {
  const ground =
    hour === 'night' ? palette.near : mix(palette.sky[1], pick(chance, '#e6c79a', '#b8c8b0', '#c9a2a0', '#a9b6cc'), 0.4)
  const pale = mix(ground, palette.sun, hour === 'night' ? 0.3 : 0.6)
  const back = [
    block([0, 0, 1024, 1024], ground),
    `<g opacity=".35" transform="scale(1.7067)">${contours(chanceFrom(seed), mix(ground, palette.near, 0.5), [600, 600])}</g>`,
    disc(512, 480, 420, pale, 0.35) + disc(512, 480, 340, pale, 0.6),
    shape('M0 800C240 770 780 770 1024 800V1024H0Z', mix(ground, palette.near, 0.42)),
    shape(blob(chance, [512, 905], 62, 0.06, 4.6), mix(ground, palette.fore, 0.5), 0.6),
  ]
  return { back: back.join(''), front: `<g transform="scale(1.55) translate(30 26)">${thing}</g>`, depth: 'near' }
}
