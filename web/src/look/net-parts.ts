import type { DieSymbolName, Net } from '@waybook/rules'

/** A symbol of a net result, with its count. */
interface NetPart {
  readonly symbol: DieSymbolName
  readonly count: number
  /** The label next to the number. */
  readonly words: string
}

/** The net result of a roll, symbol by symbol. Always includes success or failure; the others only if there are any. */
export function netParts({ success, advantage, triumph, despair }: Net): NetPart[] {
  const parts: NetPart[] = [
    success > 0
      ? { symbol: 'success', count: success, words: 'success, net' }
      : { symbol: 'failure', count: -success, words: 'failure, net' },
    advantage < 0
      ? { symbol: 'threat', count: -advantage, words: 'threat, net' }
      : { symbol: 'advantage', count: advantage, words: 'advantage, net' },
    { symbol: 'triumph', count: triumph, words: 'triumph' },
    { symbol: 'despair', count: despair, words: 'despair' },
  ]
  return parts.filter(({ count }, index) => index === 0 || count > 0)
}
