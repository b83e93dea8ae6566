import { formatNotation, isEmptyPool, type ThrowRequest } from '@waybook/rules'

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
