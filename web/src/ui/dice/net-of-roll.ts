import type { Roll } from '@waybook/contract'
import { rollText } from '@waybook/messages/rollText'
import { readThrow, type Net } from '@waybook/rules'

import { netParts } from '#look/net-parts.ts'

import { drawnWords } from './drawn-words.ts'
import { orderWords, throwWords } from './throw-words.ts'

/** The net result of a roll, even if the viewer may not see all of its dice; `null` if no die belongs to a pool. */
export function netOfRoll({ dice, net }: Pick<Roll, 'dice' | 'net'>): Net | null {
  return net ?? readThrow(dice).net
}

type Result = Pick<Roll, 'dice' | 'net' | 'drawn' | 'place'>

/** What a pool gave: "Succeeds", "Fails", or for initiative "2nd of 5 in the order". */
export function outcomeOf({ success }: Net, { place }: Pick<Roll, 'place'>): string {
  if (place !== undefined) return orderWords(place)
  return success > 0 ? rollText.succeeds() : rollText.fails()
}

/** The result of a roll in words. */
export function describeRoll(roll: Result): string {
  const { dice, drawn, place } = roll
  if (drawn) return drawnWords({ dice, drawn })
  const net = place === undefined ? roll.net : netOfRoll(roll)
  if (!net) return throwWords(dice)
  const parts = netParts(net).map(({ count, words }) =>
    count === 0 ? words : rollText.counted({ count, symbols: words }),
  )
  return [outcomeOf(net, roll), ...parts].join(', ')
}
