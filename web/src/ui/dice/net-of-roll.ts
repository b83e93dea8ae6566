import type { Roll } from '@waybook/contract'
import { describeThrow, readThrow, type Net } from '@waybook/rules'

import { netParts } from '#look/net-parts.ts'

import { drawnWords } from './drawn-words.ts'

/** The net result of a roll, even if the viewer may not see all of its dice; `null` if no die belongs to a pool. */
export function netOfRoll({ dice, net }: Pick<Roll, 'dice' | 'net'>): Net | null {
  return net ?? readThrow(dice).net
}

/** The result of a roll in words. */
export function describeRoll({ dice, net, drawn }: Pick<Roll, 'dice' | 'net' | 'drawn'>): string {
  if (drawn) return drawnWords({ dice, drawn })
  if (!net) return describeThrow(dice)
  const parts = netParts(net).map(({ count, words }) => (count === 0 ? words : `${count} ${words}`))
  return [net.success > 0 ? 'Succeeds' : 'Fails', ...parts].join(', ')
}
