import type { Roll } from '@waybook/contract'
import { describeThrow, readThrow, type Net } from '@waybook/rules'

import { netParts } from '#look/net-parts.ts'

/** The net result of a roll, even if the viewer may not see all of its dice; `null` if no die belongs to a pool. */
export function netOfRoll({ dice, net }: Pick<Roll, 'dice' | 'net'>): Net | null {
  return net ?? readThrow(dice).net
}

/** The number and the entry of a roll on a random table, such as "47: A quiet night". */
export function drawnWords({ dice, drawn }: Pick<Roll, 'dice' | 'drawn'>): string {
  if (!drawn) return describeThrow(dice)
  return `${readThrow(dice).sum ?? 0}: ${drawn.text ?? 'no entry'}`
}

/** The result of a roll in words. */
export function describeRoll({ dice, net, drawn }: Pick<Roll, 'dice' | 'net' | 'drawn'>): string {
  if (drawn) return drawnWords({ dice, drawn })
  if (!net) return describeThrow(dice)
  const parts = netParts(net).map(({ count, words }) => (count === 0 ? words : `${count} ${words}`))
  return [net.success > 0 ? 'Succeeds' : 'Fails', ...parts].join(', ')
}
