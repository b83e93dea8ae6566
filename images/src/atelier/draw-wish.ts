import type { Chance } from '../plate/chance.ts'
import { moodOf } from './mood.ts'
import { eyeLevel } from './scene/eye-level.ts'
import { fromAbove } from './scene/from-above.ts'
import { isometric } from './scene/isometric.ts'
import { landscape } from './scene/landscape.ts'
import { heraldry } from './subject/heraldry.ts'
import { item, specimen } from './subject/item.ts'
import { portrait } from './subject/portrait.ts'
import type { Drawing, Wish } from './wish.ts'

/** What an entity of each type is painted as; everything else is painted as a place. */
export function drawWish(wish: Wish, chance: Chance): Drawing {
  const mood = moodOf(`${wish.name} ${wish.prompt}`, chance)
  switch (wish.type) {
    case 'character':
    case 'identity':
      return portrait(wish, mood, chance)
    case 'item':
      return item(wish, mood, chance)
    case 'flora':
    case 'fauna':
      return specimen(wish, mood, chance)
    case 'organization':
      return heraldry(wish, mood, chance)
    case 'scene':
      return SCENES[wish.perspective](wish, mood, chance)
    default:
      return landscape(wish, mood, chance)
  }
}

const SCENES = { battlemap: fromAbove, fpv: eyeLevel, isometric, wide: landscape }
