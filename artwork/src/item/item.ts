import { bookRow, chainedBook, docketBook, foldedPage, summons } from './books.ts'
import { bell, bottle, clasp, doubleWhistle, ember } from './curios.ts'
import { biscuit, flask, lantern, rope } from './gear.ts'
import {
  cask,
  footCharm,
  handBell,
  hooves,
  pattens,
  satchel,
  seedPouch,
  smudgePot,
  stubbleHands,
  teaBrick,
  vial,
} from './goods.ts'
import { type MapPaper, onMapPaper } from './map-paper.ts'
import { almanac, hydrometer, vellum, wickOnCloth } from './papers.ts'
import { carbine, eelSpear, puntGun, reedHook, soundingLine, spade } from './tools.ts'
import { hookedPole, keg, knife, pistol, sling, umbrella } from './weapons.ts'

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

/** A thing one may carry, alone on the paper of a map. */
export type Item = MapPaper & { form: ItemForm }

export function drawItem({ form, ...paper }: Item): string {
  return onMapPaper(paper, itemAlone(form))
}

/** The thing without its paper, 600 x 600. */
export function itemAlone(form: ItemForm): string {
  return FORMS[form]()
}
