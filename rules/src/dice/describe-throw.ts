import { readThrow, type Outcome } from './read-throw.ts'
import type { Net } from './symbol.ts'
import type { ThrowResult } from './throwable.ts'

/**
 * Describes a throw in words; empty without dice.
 * @example describeThrow({ proficiency: [11], boost: [4, 4], ability: [1] }) // 'Succeeds by 2, 4 advantage, 1 triumph'
 */
export function describeThrow(fallen: ThrowResult): string {
  return describeOutcome(readThrow(fallen))
}

/**
 * Describes the result of a throw in words, also of one whose symbols changed.
 * @example describeOutcome(readThrow({ ability: [1] })) // 'Succeeds by 1'
 */
export function describeOutcome({ net, tally, sum }: Outcome): string {
  return [
    ...(net ? describeNet(net) : []),
    some(tally.lightside, 'light'),
    some(tally.darkside, 'dark'),
    sum === null ? '' : `Total ${sum}`,
  ]
    .filter((part) => part !== '')
    .join(', ')
}

/**
 * Describes the symbols of a result that is neither a success nor a failure, such as a place in the order.
 * @example describeSymbols({ success: 2, advantage: -1, triumph: 0, despair: 0 }) // '2 success, 1 threat'
 */
export function describeSymbols(net: Net): string {
  const { success } = net
  return [some(success, 'success'), some(-success, 'failure'), ...describeOthers(net)]
    .filter((part) => part !== '')
    .join(', ')
}

const describeNet = (net: Net): string[] => [describeSuccess(net.success), ...describeOthers(net)]

function describeOthers({ advantage, triumph, despair }: Net): string[] {
  return [some(advantage, 'advantage'), some(-advantage, 'threat'), some(triumph, 'triumph'), some(despair, 'despair')]
}

/** `net` is negative if failures remain. A net of 0 fails too. */
function describeSuccess(net: number): string {
  if (net === 0) return 'Fails, no success'
  return net > 0 ? `Succeeds by ${net}` : `Fails by ${-net}`
}

const some = (count: number, word: string) => (count > 0 ? `${count} ${word}` : '')
