import type { Roll } from '@waybook/contract'
import { throwDice, type Chance } from '@waybook/rules'

import type { Tray } from '../../client/tray.ts'
import { askedThrow } from './asked-throw.ts'

const RANGE = 2 ** 32

/** The browser's secure source. What lies beyond the last whole multiple of the sides is drawn again, or low faces would come up more often. */
const secureChance: Chance = (sides) => {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return drawn < RANGE - (RANGE % sides) ? drawn % sides : secureChance(sides)
}

/** A roll that the browser makes by itself, for want of a connection; nobody else ever hears of it. */
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
    dice: throwDice(askedThrow(tray), secureChance),
  }
}
