import type { Chance } from '../drawing/chance.ts'
import type { Drawing, Brief } from './prompt/brief.ts'
import { moodOf } from './prompt/mood.ts'
import { eyeLevel } from './scene/eye-level.ts'
import { fromAbove } from './scene/from-above.ts'
import { isometric } from './scene/isometric.ts'
import { landscape } from './scene/landscape.ts'
import { heraldry } from './subject/heraldry.ts'
import { item, specimen } from './subject/item.ts'
import { portrait } from './subject/portrait.ts'

/** Draws the kind of picture for the entity type; an unknown type is drawn as a place. */
export function drawBrief(brief: Brief, chance: Chance): Drawing {
  const mood = moodOf(`${brief.name} ${brief.prompt}`, chance)
  switch (brief.type) {
    case 'character':
    case 'identity':
      return portrait(brief, mood, chance)
    case 'item':
      return item(brief, mood, chance)
    case 'flora':
    case 'fauna':
      return specimen(brief, mood, chance)
    case 'organization':
      return heraldry(brief, mood, chance)
    case 'scene':
      return SCENES[brief.perspective](brief, mood, chance)
    default:
      return landscape(brief, mood, chance)
  }
}

const SCENES = { battlemap: fromAbove, fpv: eyeLevel, isometric, wide: landscape }
