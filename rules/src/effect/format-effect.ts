import { effectTokens } from './effect-tokens.ts'
import type { Effect, EffectAmount, EffectChange, EffectTest } from './effect.ts'
import { isForPeople } from './parse-effect.ts'

/**
 * The line of an effect in its usual form. `parseEffect` reads it as the same effect.
 * @example formatEffect({ mode: 'passive', changes: [{ do: 'dice', sign: 1, die: 'boost', amount: { base: 1, rank: 0, of: null } }], who: null, when: { on: ['stealth'] }, tests: null, limit: null, costs: [] }) // '+1 boost on stealth'
 */
export function formatEffect({ mode, changes, who, when, tests, limit, costs }: Effect): string {
  const isImplied = limit !== null || costs.length > 0 || (tests?.all.some(isForPeople) ?? false)
  const words = [
    mode === 'ask' || (mode === 'offer' && !isImplied) ? mode : '',
    changes.map(changeWords).join(' and '),
    who ? `for ${who.people}${who.within === null ? '' : ` within ${who.within}`}` : '',
    whenWords(when),
    tests ? `${tests.unless ? 'unless' : 'if'} ${tests.all.map(testWords).join(' and ')}` : '',
  ]
  const clauses = [
    words.filter((part) => part !== '').join(' '),
    ...costs.map((all) => `pay ${all.map(({ amount, what }) => `${amountWords(amount)} ${what}`).join(' or ')}`),
    ...(limit ? [`${limitWords(limit.amount)} per ${limit.per}`] : []),
  ]
  return clauses.join(', ')
}

function whenWords(when: Effect['when']): string {
  if (when === null) return ''
  if ('on' in when) return `on ${when.on.join(' or ')}`
  return `when ${when.moment}${when.reach === null ? '' : ` ${when.reach}`}`
}

function amountWords({ base, rank, of }: EffectAmount): string {
  if (of !== null) return of
  if (rank === 0) return String(base)
  if (base > 0) return `${base} + rank`
  return rank === 1 ? 'rank' : `${rank} per rank`
}

const limitWords = (amount: EffectAmount) => (amountWords(amount) === '1' ? 'once' : amountWords(amount))

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`

function changeWords(change: EffectChange): string {
  switch (change.do) {
    case 'dice':
      return `${signWord(change.sign)}${amountWords(change.amount)} ${change.die}`
    case 'symbol':
      return `${signWord(change.sign)}${amountWords(change.amount)} ${change.symbol}`
    case 'figure':
      return `${change.figure} ${signWord(change.sign)}${amountWords(change.amount)}`
    case 'upgrade':
    case 'downgrade':
      return `${change.do} ${change.die} ${amountWords(change.amount)}`
    case 'reduce damage':
    case 'ammo':
      return `${change.do} ${amountWords(change.amount)}`
    case 'heal':
    case 'suffer':
    case 'deal':
      return `${change.do} ${amountWords(change.amount)} ${change.points}`
    case 'reroll':
      return `reroll ${change.amount === null ? 'all' : amountWords(change.amount)} ${change.of}`
    case 'turn':
      return `turn ${amountWords(change.amount)} ${change.die} to ${change.face.join(' ') || 'blank'}`
    case 'give':
      return `give ${quoted(change.text)}${change.rounds === null ? '' : ` for ${amountWords(change.rounds)} rounds`}`
    case 'end':
    case 'ignore':
    case 'say':
      return `${change.do} ${quoted(change.text)}`
  }
}

function signWord(sign: 1 | -1 | 0): string {
  if (sign === 0) return ''
  return sign > 0 ? '+' : '-'
}

function testWords(test: EffectTest): string {
  if (test.subject === 'people') return quoted(test.text)
  if (test.subject === 'range') return `range ${test.is} ${test.band}`
  if ('value' in test) return `${test.subject} ${test.is} ${test.value}`
  const [word, end] = effectTokens(test.text)
  const isWord = word?.kind === 'word' && word.text === test.text && end?.kind === 'end'
  return `${test.subject} ${test.is} ${isWord ? test.text : quoted(test.text)}`
}
