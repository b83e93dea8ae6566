import { almanac, bookRow, chainedBook, docketBook } from './books.ts'
import { bottle, cask, flask, keg, satchel, seedPouch, vial } from './containers.ts'
import { biscuit, teaBrick } from './food.ts'
import { ember, lantern, smudgePot, wickOnCloth } from './lights.ts'
import { hooves, stubbleHands } from './natural-weapons.ts'
import { foldedPage, summons, vellum } from './papers.ts'
import { bell, doubleWhistle, handBell } from './sounds.ts'
import { hookedPole, hydrometer, reedHook, rope, soundingLine, spade, umbrella } from './tools.ts'
import { carbine, eelSpear, knife, pistol, puntGun, sling } from './weapons.ts'
import { clasp, footCharm, oilskin, pattens } from './worn.ts'

/**
 * The items by form. Each is drawn around the middle of 600 x 600, at most 210 to each side, with light from the left.
 */
const FORMS = {
  almanac,
  bell: () => bell('new'),
  biscuit,
  'book-row': bookRow,
  bottle,
  carbine,
  cask,
  'chained-book': chainedBook,
  clasp,
  'cord-bell': () => bell('corded'),
  'dead-lantern': () => lantern(false),
  'docket-book': docketBook,
  'double-whistle': doubleWhistle,
  'eel-spear': eelSpear,
  ember,
  flask,
  'folded-page': foldedPage,
  'foot-charm': footCharm,
  'hand-bell': handBell,
  'hooked-pole': hookedPole,
  hooves,
  hydrometer,
  keg,
  knife,
  lantern: () => lantern(true),
  'old-bell': () => bell('old'),
  oilskin,
  pattens,
  pistol,
  'punt-gun': puntGun,
  'reed-hook': reedHook,
  rope,
  satchel,
  'seed-pouch': seedPouch,
  sling,
  'smudge-pot': smudgePot,
  'sounding-line': soundingLine,
  spade,
  'stubble-hands': stubbleHands,
  summons,
  'tea-brick': teaBrick,
  umbrella,
  vellum,
  vial,
  'wick-on-cloth': wickOnCloth,
}

export type ItemForm = keyof typeof FORMS

/** An item that can be carried, alone, 600 x 600. */
export function itemAlone(form: ItemForm): string {
  return FORMS[form]()
}
