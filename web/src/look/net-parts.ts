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
      ? { symbol: 'threat', count: -advantage, words: 'threat' }
      : { symbol: 'advantage', count: advantage, words: 'advantage' },
    { symbol: 'triumph', count: triumph, words: plural(triumph, 'triumph', 'triumphs') },
    { symbol: 'despair', count: despair, words: plural(despair, 'despair', 'despairs') },
  ]
  return [successPart(success), ...others.filter(({ count }) => count > 0)]
}

function successPart(net: number): NetPart {
  if (net === 0) return { symbol: 'failure', count: 0, words: 'no success' }
  return net > 0
    ? { symbol: 'success', count: net, words: plural(net, 'success', 'successes') }
    : { symbol: 'failure', count: -net, words: plural(-net, 'failure', 'failures') }
}

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many)
