import { readThrow } from './read-throw.ts'
import type { Net } from './symbol.ts'
import type { ThrowResult } from './throwable.ts'

/** Describes a throw in words, such as "Success, 2 net, 4 advantage, 1 triumph"; empty if nothing was thrown. */
export function describeThrow(fallen: ThrowResult): string {
  const { net, tally, sum } = readThrow(fallen)
  return [
    ...(net ? describeNet(net) : []),
    some(tally.lightside, 'light'),
    some(tally.darkside, 'dark'),
    sum === null ? '' : `Total ${sum}`,
  ]
    .filter((part) => part !== '')
    .join(', ')
}

/** The net number is always positive: the word before it tells successes from failures. */
function describeNet({ success, advantage, triumph, despair }: Net): string[] {
  return [
    success > 0 ? 'Success' : 'Failure',
    `${Math.abs(success)} net`,
    some(advantage, 'advantage'),
    some(-advantage, 'threat'),
    some(triumph, 'triumph'),
    some(despair, 'despair'),
  ]
}

const some = (count: number, word: string) => (count > 0 ? `${count} ${word}` : '')
