import { rollText } from '@waybook/messages/rollText'
import type { DieSymbolName, Net } from '@waybook/rules'

/** A symbol of a net result, with its count. */
interface NetPart {
  readonly symbol: DieSymbolName
  /** 0 only if neither successes nor failures are left. */
  readonly count: number
  /** The label next to the number; without a number if the count is 0. */
  readonly words: string
}

/** The net result of a roll, symbol by symbol. Always begins with success or failure; the other symbols follow if there are any. */
export function netParts({ success, advantage, triumph, despair }: Net): NetPart[] {
  const others: NetPart[] = [
    advantage < 0
      ? { symbol: 'threat', count: -advantage, words: rollText.threat({ count: -advantage }) }
      : { symbol: 'advantage', count: advantage, words: rollText.advantage({ count: advantage }) },
    { symbol: 'triumph', count: triumph, words: rollText.triumph({ count: triumph }) },
    { symbol: 'despair', count: despair, words: rollText.despair({ count: despair }) },
  ]
  return [successPart(success), ...others.filter(({ count }) => count > 0)]
}

function successPart(net: number): NetPart {
  if (net === 0) return { symbol: 'failure', count: 0, words: rollText.noSuccess() }
  return net > 0
    ? { symbol: 'success', count: net, words: rollText.success({ count: net }) }
    : { symbol: 'failure', count: -net, words: rollText.failure({ count: -net }) }
}
