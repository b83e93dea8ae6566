import type { PageEffect } from '@waybook/contract'
import type { DieSymbolName } from '@waybook/rules'

type Priced = Pick<PageEffect, 'line' | 'prices' | 'limit' | 'left' | 'problem'>

/**
 * When an effect counts, what it costs and how often it can still be used.
 * @example effectNote({ line: '+1 boost on charm if "they owe you", pay 1 strain', prices: [[{ what: 'strain', count: 1 }]], limit: null, left: null, problem: null }) // 'If they owe you. Costs 1 strain'
 */
export function effectNote({ line, prices, limit, left, problem }: Priced): string {
  const costs = prices.map((choices) => choices.map(priceWords).join(' or ')).join(' and ')
  const words = [
    testWords(line),
    costs === '' ? '' : `Costs ${costs}`,
    limit ? limitWords(limit) : '',
    problem ?? leftWords(limit, left),
  ]
  const note = words.filter((text) => text !== '').join('. ')
  if (note !== '') return note
  return line.startsWith('offer ') || line.startsWith('ask ') ? 'If it fits' : 'Always'
}

/** The condition of a line, from `if` to the first clause. */
function testWords(line: string): string {
  const [, word = '', test = ''] = /\s(if|unless)\s(.*?)(?:,\s(?:pay|once|rank|\d)[^"]*)?$/u.exec(line) ?? []
  return word === '' ? '' : `${word === 'if' ? 'If' : 'Unless'} ${test.replaceAll('"', '')}`
}

function priceWords({ what, count, asWounds }: PageEffect['prices'][number][number]): string {
  if (asWounds) return `${count} strain, suffered as wounds`
  if (what === 'wounds') return count === 1 ? '1 wound' : `${count} wounds`
  return what === 'strain' || count === 1 ? `${count} ${what}` : `${count} ${what}s`
}

function limitWords({ count, per }: NonNullable<PageEffect['limit']>): string {
  return count === 1 ? `Once per ${per}` : `${count} times per ${per}`
}

function leftWords(limit: PageEffect['limit'], left: number | null): string {
  if (!limit) return ''
  return left === null ? 'Not counted outside an encounter' : `${left} left`
}

/** Those without a price or a limit first, then those with a limit, then those that cost something. */
export function inOrder<Effect extends Pick<PageEffect, 'prices' | 'limit'>>(effects: readonly Effect[]): Effect[] {
  const rank = ({ prices, limit }: Effect) => (prices.length > 0 ? 2 : 0) + (limit ? 1 : 0)
  return effects.toSorted((one, other) => rank(one) - rank(other))
}

/** The symbols that effects add to a roll, one by one. */
export function addedSymbols(effects: readonly Pick<PageEffect, 'symbols'>[]): DieSymbolName[] {
  return effects.flatMap(({ symbols }) =>
    symbols.flatMap(({ symbol, count }) => Array.from({ length: count }, () => symbol)),
  )
}

interface Symbols {
  readonly pageEffects: readonly Pick<PageEffect, 'symbols' | 'on'>[]
  readonly otherSymbols?: PageEffect['symbols'] | undefined
}

/**
 * The symbols that a roll gets, as far as the viewer knows.
 * @example symbolsInPart({ pageEffects: [{ on: true, symbols: [{ symbol: 'advantage', count: 1 }] }] }) // ['advantage']
 */
export function symbolsInPart({ pageEffects, otherSymbols = [] }: Symbols): DieSymbolName[] {
  return addedSymbols([...pageEffects.filter(({ on }) => on), { symbols: otherSymbols }])
}

/**
 * @example figureWords({ figure: 'damage', sign: 1, amount: 2 }) // 'damage +2'
 */
export function figureWords({ figure, sign, amount }: PageEffect['figures'][number]): string {
  if (sign === 0) return `${figure} ${amount}`
  return `${figure} ${sign > 0 ? '+' : '−'}${amount}`
}
