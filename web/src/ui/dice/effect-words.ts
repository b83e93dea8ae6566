import type { PageEffect } from '@waybook/contract'
import { effects } from '@waybook/messages/effects'
import type { DieSymbolName } from '@waybook/rules'

type Priced = Pick<PageEffect, 'line' | 'prices' | 'limit' | 'left' | 'problem'>

/**
 * When an effect counts, what it costs and how often it can still be used.
 * @example effectNote({ line: '+1 boost on charm if "they owe you", pay 1 strain', prices: [[{ what: 'strain', count: 1 }]], limit: null, left: null, problem: null }) // 'If they owe you. Costs 1 strain'
 */
export function effectNote({ line, prices, limit, left, problem }: Priced): string {
  const costs = prices.map((choices) => joined(choices.map(priceWords), effects.either))
  const sentences = [
    testWords(line),
    costs.length === 0 ? '' : effects.costs({ costs: joined(costs, effects.both) }),
    limit ? effects.limit(limit) : '',
    problem ?? leftWords(limit, left),
  ].filter((text) => text !== '')
  if (sentences.length > 0) return joined(sentences, effects.together)
  return line.startsWith('offer ') || line.startsWith('ask ') ? effects.ifItFits() : effects.always()
}

type Join = (p: { readonly one: string; readonly another: string }) => string

const joined = (texts: readonly string[], join: Join) => texts.reduce((one, another) => join({ one, another }))

/** The condition of a line, from `if` to the first clause. */
function testWords(line: string): string {
  const [, word = '', quoted = ''] = /\s(if|unless)\s(.*?)(?:,\s(?:pay|once|rank|\d)[^"]*)?$/u.exec(line) ?? []
  const test = quoted.replaceAll('"', '')
  if (word === '') return ''
  return word === 'if' ? effects.ifTest({ test }) : effects.unlessTest({ test })
}

function priceWords({ what, count, asWounds }: PageEffect['prices'][number][number]): string {
  if (asWounds) return effects.strainAsWounds({ count })
  switch (what) {
    case 'strain':
      return effects.strain({ count })
    case 'wounds':
      return effects.wounds({ count })
    case 'story point':
      return effects.storyPoints({ count })
    case 'maneuver':
      return effects.maneuvers({ count })
    default:
      return effects.symbols({ count, symbol: what })
  }
}

function leftWords(limit: PageEffect['limit'], left: number | null): string {
  if (!limit) return ''
  return left === null ? effects.notCounted() : effects.left({ count: left })
}

/** Those without a price or a limit first, then those with a limit, then those that cost something. */
export function inOrder<Effect extends Pick<PageEffect, 'prices' | 'limit'>>(unsorted: readonly Effect[]): Effect[] {
  const rank = ({ prices, limit }: Effect) => (prices.length > 0 ? 2 : 0) + (limit ? 1 : 0)
  return unsorted.toSorted((one, other) => rank(one) - rank(other))
}

/** The symbols that effects add to a roll, one by one. */
export function addedSymbols(adding: readonly Pick<PageEffect, 'symbols'>[]): DieSymbolName[] {
  return adding.flatMap(({ symbols }) =>
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
  const signed = sign === 0 ? String(amount) : `${sign > 0 ? '+' : '−'}${amount}`
  return effects.figure({ figure, amount: signed })
}
