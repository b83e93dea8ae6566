import { effectTokens } from './effect-tokens.ts'
import type { Effect, EffectAmount, EffectChange, EffectTest } from './effect.ts'
import { isForPeople } from './parse-effect.ts'

/** The parts of a line in its usual form; empty for a part that it does not have. */
export interface EffectPhrases {
  /** `offer` only where nothing else makes it an offer. */
  readonly mode: '' | 'offer' | 'ask'
  /** `+1 boost and damage +1` */
  readonly what: string
  /** `for allies within close` */
  readonly who: string
  /** `on perception or vigilance`, `when attacking in melee` */
  readonly when: string
  /** `if scene has fog` */
  readonly tests: string
  /** `pay 2 strain, pay 1 maneuver` */
  readonly pay: string
  /** `once per session` */
  readonly limit: string
}

/**
 * The line of an effect in its usual form. `parseEffect` reads it as the same effect.
 * @example formatEffect({ mode: 'passive', changes: [{ do: 'dice', sign: 1, die: 'boost', amount: { base: 1, rank: 0, of: null } }], who: null, when: { on: ['stealth'] }, tests: null, limit: null, costs: [] }) // '+1 boost on stealth'
 */
export function formatEffect(effect: Effect): string {
  return lineOfPhrases(effectPhrases(effect))
}

/**
 * The parts of an effect's line, for a form with a row for each.
 * @example effectPhrases({ mode: 'passive', changes: [{ do: 'say', text: 'Hush' }], who: null, when: { on: ['stealth'] }, tests: null, limit: null, costs: [] }).when // 'on stealth'
 */
export function effectPhrases({ mode, changes, who, when, tests, limit, costs }: Effect): EffectPhrases {
  const isImplied = limit !== null || costs.length > 0 || (tests?.all.some(isForPeople) ?? false)
  const paid = costs.map(
    (all) => `pay ${all.map(({ amount, what }) => `${formatAmount(amount)} ${what}`).join(' or ')}`,
  )
  return {
    mode: mode === 'ask' || (mode === 'offer' && !isImplied) ? mode : '',
    what: changes.map(changeWords).join(' and '),
    who: who ? `for ${who.people}${who.within === null ? '' : ` within ${who.within}`}` : '',
    when: whenWords(when),
    tests: tests ? `${tests.unless ? 'unless' : 'if'} ${tests.all.map(testWords).join(' and ')}` : '',
    pay: paid.join(', '),
    limit: limit ? `${limitWords(limit.amount)} per ${limit.per}` : '',
  }
}

/**
 * The line of these parts.
 * @example lineOfPhrases({ mode: 'ask', what: 'reroll all yours', who: '', when: 'on any', tests: '', pay: 'pay 1 story point', limit: '' }) // 'ask reroll all yours on any, pay 1 story point'
 */
export function lineOfPhrases({ mode, what, who, when, tests, pay, limit }: EffectPhrases): string {
  const isWritten = (part: string) => part.trim() !== ''
  const words = [mode, what, who, when, tests].filter(isWritten).map((part) => part.trim())
  return [words.join(' '), ...[pay, limit].filter(isWritten).map((part) => part.trim())].join(', ')
}

function whenWords(when: Effect['when']): string {
  if (when === null) return ''
  if ('on' in when) return `on ${when.on.join(' or ')}`
  return `when ${when.moment}${when.reach === null ? '' : ` ${when.reach}`}`
}

/**
 * An amount as it is written.
 * @example formatAmount({ base: 2, rank: 1, of: null }) // '2 + rank'
 */
export function formatAmount({ base, rank, of }: EffectAmount): string {
  if (of !== null) return of
  if (rank === 0) return String(base)
  if (base > 0) return `${base} + rank`
  return rank === 1 ? 'rank' : `${rank} per rank`
}

const limitWords = (amount: EffectAmount) => (formatAmount(amount) === '1' ? 'once' : formatAmount(amount))

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`

function changeWords(change: EffectChange): string {
  switch (change.do) {
    case 'dice':
      return `${signWord(change.sign)}${formatAmount(change.amount)} ${change.die}`
    case 'symbol':
      return `${signWord(change.sign)}${formatAmount(change.amount)} ${change.symbol}`
    case 'figure':
      return `${change.figure} ${signWord(change.sign)}${formatAmount(change.amount)}`
    case 'upgrade':
    case 'downgrade':
      return `${change.do} ${change.die} ${formatAmount(change.amount)}`
    case 'reduce damage':
    case 'ammo':
      return `${change.do} ${formatAmount(change.amount)}`
    case 'heal':
    case 'suffer':
    case 'deal':
      return `${change.do} ${formatAmount(change.amount)} ${change.points}`
    case 'reroll':
      return `reroll ${change.amount === null ? 'all' : formatAmount(change.amount)} ${change.of}`
    case 'turn':
      return `turn ${formatAmount(change.amount)} ${change.die} to ${change.face.join(' ') || 'blank'}`
    case 'give':
      return `give ${quoted(change.text)}${change.rounds === null ? '' : ` for ${formatAmount(change.rounds)} rounds`}`
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
