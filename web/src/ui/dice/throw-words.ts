import { diceNames } from '@waybook/messages/diceNames'
import { readThrow, type Net, type OrderPlace, type Outcome, type ThrowResult } from '@waybook/rules'

/** A throw in words, such as "Succeeds by 2, 4 advantage, 1 triumph"; empty without dice. */
export const throwWords = (fallen: ThrowResult): string => outcomeWords(readThrow(fallen))

function outcomeWords({ net, tally, sum }: Outcome): string {
  return [
    ...(net ? netWords(net) : []),
    some(tally.lightside, 'light'),
    some(tally.darkside, 'dark'),
    sum === null ? '' : diceNames.total({ sum }),
  ]
    .filter((part) => part !== '')
    .join(', ')
}

const netWords = ({ success, advantage, triumph, despair }: Net): string[] => [
  successWords(success),
  some(advantage, 'advantage'),
  some(-advantage, 'threat'),
  some(triumph, 'triumph'),
  some(despair, 'despair'),
]

/** `net` is negative if failures remain. A net of 0 fails too. */
function successWords(net: number): string {
  if (net === 0) return diceNames.failsWithNone()
  return net > 0 ? diceNames.succeedsBy({ count: net }) : diceNames.failsBy({ count: -net })
}

type Counted = Parameters<typeof diceNames.symbols>[0]['symbol']

const some = (count: number, symbol: Counted) => (count > 0 ? diceNames.symbols({ count, symbol }) : '')

/** A throw in words; for initiative its place in the order, and the symbols that decided it. */
export function resultWords(fallen: ThrowResult, place: OrderPlace | null | undefined): string {
  const outcome = readThrow(fallen)
  if (place === undefined || !outcome.net) return outcomeWords(outcome)
  const [, ...others] = netWords(outcome.net)
  const { success } = outcome.net
  return [orderWords(place), some(success, 'success'), some(-success, 'failure'), ...others]
    .filter((part) => part !== '')
    .join(', ')
}

/** The result of a roll for initiative, such as "2nd of 5 in the order". */
export function orderWords(place: OrderPlace | null): string {
  return place ? diceNames.placeInOrder({ ...place }) : diceNames.rolled()
}
