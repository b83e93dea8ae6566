import type { Roll } from '@waybook/contract'
import { describeThrow, readThrow, type Net } from '@waybook/rules'

import { netParts } from '#look/net-parts.ts'

/** What came of a roll, also if the viewer may not see all of its dice; `null` if none of them belongs to a pool. */
export function netOfRoll({ dice, net }: Pick<Roll, 'dice' | 'net'>): Net | null {
  return net ?? readThrow(dice).net
}

/** The result of a roll in words. */
export function describeRoll({ dice, net }: Pick<Roll, 'dice' | 'net'>): string {
  if (!net) return describeThrow(dice)
  const parts = netParts(net).map(({ count, words }) => (count === 0 ? words : `${count} ${words}`))
  return [net.success > 0 ? 'Succeeds' : 'Fails', ...parts].join(', ')
}
