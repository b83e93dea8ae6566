import type { Roll } from '@waybook/contract'
import { formatNotation, isEmptyPool, type ThrowRequest, throwDice, type Chance } from '@waybook/rules'

import type { Tray } from '../../client/tray.ts'

type AskedTray = Pick<Tray, 'pool' | 'others'>

/** All dice of the tray. */
export function askedThrow({ pool, others }: AskedTray): ThrowRequest {
  return { ...pool, ...others }
}

/** Whether there is nothing to roll. */
export function isEmptyTray({ pool, others }: AskedTray): boolean {
  return isEmptyPool(pool) && formatNotation(others) === ''
}

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
