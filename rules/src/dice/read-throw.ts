import { dice } from './die.ts'
import { facesOf } from './faces-of.ts'
import { netOf, type DieSymbolName, type ForceSymbolName, type Net } from './symbol.ts'
import { dieResults, type ThrowResult } from './throwable.ts'

/** Counts of each symbol before cancellation. `force` counts light and dark points, `blank` counts empty faces. */
export type Tally = Readonly<Record<DieSymbolName | ForceSymbolName | 'force' | 'blank', number>>

/** The result of a throw. */
export interface Outcome {
  readonly tally: Tally
  /** The result after cancellation; `null` if no pool die was thrown. */
  readonly net: Net | null
  /** The sum of all numbers; `null` if no numbered die was thrown. */
  readonly sum: number | null
}

/**
 * @example
 * readThrow({ proficiency: [11], difficulty: [7] }).net // { success: 0, advantage: -1, triumph: 1, despair: 0 }
 * readThrow({ d20: [4, 19] }).sum // 25
 */
export function readThrow(fallen: ThrowResult): Outcome {
  const fell = dieResults(fallen)
  const sides = fell.map(({ die, face }) => facesOf(die)[face] ?? [])
  const numbers = sides.filter((side) => typeof side === 'number')
  const marked = sides.filter((side) => typeof side !== 'number')
  const symbols = marked.flat()
  const inPool = fell.some(({ die }) => Object.hasOwn(dice, die))
  return {
    tally: { ...tallyOf(symbols), blank: marked.filter((side) => side.length === 0).length },
    net: inPool ? netOf(symbols) : null,
    sum: numbers.length > 0 ? numbers.reduce((sum, number) => sum + number, 0) : null,
  }
}

function tallyOf(symbols: readonly (DieSymbolName | ForceSymbolName)[]): Omit<Tally, 'blank'> {
  const count = (name: DieSymbolName | ForceSymbolName) => symbols.filter((symbol) => symbol === name).length
  const [lightside, darkside] = [count('lightside'), count('darkside')]
  return {
    success: count('success'),
    failure: count('failure'),
    advantage: count('advantage'),
    threat: count('threat'),
    triumph: count('triumph'),
    despair: count('despair'),
    lightside,
    darkside,
    force: lightside + darkside,
  }
}
