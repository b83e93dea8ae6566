import type { Roll } from '@waybook/contract'
import { throwDice, type Chance } from '@waybook/rules'

import { throwRequestOf, type Tray } from '#stores/tray.ts'

const RANGE = 2 ** 32

/** Uses the browser's secure random source. Redraws numbers beyond the last whole multiple of `sides`, which would make low faces more likely. */
const secureChance: Chance = (sides) => {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return drawn < RANGE - (RANGE % sides) ? drawn % sides : secureChance(sides)
}

/** A roll made by the browser itself because the server is unreachable. Nobody else sees it. */
export function localRoll(tray: Tray, by: string): Roll {
  const at = Date.now()
  return {
    id: `local-${at}`,
    at,
    by,
    characterId: null,
    characterName: null,
    skill: tray.skill,
    reason: tray.reason,
    audience: 'self',
    dice: throwDice(throwRequestOf(tray), secureChance),
  }
}
