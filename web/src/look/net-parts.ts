import type { DieSymbolName, Net } from '@waybook/rules'

/** One symbol of a net result with how many are left of it. */
interface NetPart {
  readonly symbol: DieSymbolName
  readonly count: number
  /** The words beside the number. */
  readonly words: string
}

/** What is left of a roll, symbol by symbol; success or failure always, the others where there are any. */
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
