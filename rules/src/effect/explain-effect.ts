import type { Effect, EffectChange } from './effect.ts'
import { formatAmount } from './format-effect.ts'

/** How an effect reads in a sentence. */
interface ExplainedIn {
  /** The name of a skill or a characteristic. */
  readonly nameOf: (id: string) => string
}

/**
 * What an effect does, as a sentence for somebody who does not know the notation.
 * @example
 * const parsed = parseEffect('-1 setback on perception if scene has fog', ['perception'])
 * explainEffect(parsed.effect, { nameOf: (id) => id }) // 'Takes away 1 setback die in checks of perception, if the scene has fog. Always on.'
 */
export function explainEffect(effect: Effect, { nameOf }: ExplainedIn): string {
  const { changes, who, when, tests, limit, costs } = effect
  const does = changes.map(doneBy).join(', and ')
  const people = who && who.people !== 'self' ? ` for ${peopleWords[who.people]}${within(who.within)}` : ''
  const first = `${does}${people}${whenWords(when, nameOf)}${testWords(tests)}`
  const paid = costs.map((all) => all.map(({ amount, what }) => `${formatAmount(amount)} ${what}`).join(' or '))
  const sentences = [
    `${first.charAt(0).toUpperCase()}${first.slice(1)}`,
    paid.length > 0 ? `Costs ${paid.join(' and ')}` : '',
    limit
      ? `${formatAmount(limit.amount) === '1' ? 'Once' : `${formatAmount(limit.amount)} times`} per ${limit.per}`
      : '',
    modeWords[effect.mode],
  ]
  return `${sentences.filter((one) => one !== '').join('. ')}.`
}

const modeWords: Readonly<Record<Effect['mode'], string>> = {
  passive: 'Always on',
  offer: 'Offered, and off at first',
  ask: 'The game master switches it on',
}

const peopleWords = {
  self: 'its owner',
  allies: 'allies',
  group: 'the whole group',
  foes: 'foes',
  crew: 'the crew',
  attacker: 'the attacker',
  target: 'the target',
} as const

const within = (band: string | null) => (band === null ? '' : ` within ${band} range`)

function dice(count: string, die: string): string {
  return `${count} ${die} ${count === '1' ? 'die' : 'dice'}`
}

function doneBy(change: EffectChange): string {
  switch (change.do) {
    case 'dice':
      return `${change.sign > 0 ? 'adds' : 'takes away'} ${dice(formatAmount(change.amount), change.die)}`
    case 'symbol':
      return `${change.sign > 0 ? 'adds' : 'takes away'} ${formatAmount(change.amount)} ${change.symbol}`
    case 'upgrade':
      return `upgrades ${dice(formatAmount(change.amount), change.die)}`
    case 'downgrade':
      return `downgrades ${dice(formatAmount(change.amount), change.die === 'ability' ? 'proficiency' : 'challenge')}`
    case 'figure':
      return figureWords(change)
    case 'reduce damage':
      return `takes ${formatAmount(change.amount)} off the damage`
    case 'ammo':
      return `has ${formatAmount(change.amount)} shots`
    case 'heal':
    case 'suffer':
    case 'deal':
      return `${change.do === 'deal' ? 'deals' : `${change.do}s`} ${formatAmount(change.amount)} ${change.points}`
    case 'reroll':
      return `rerolls ${change.amount === null ? 'all' : formatAmount(change.amount)} ${scopeWords(change.of)}`
    case 'turn':
      return `turns ${dice(formatAmount(change.amount), change.die)} to ${change.face.join(' and ') || 'blank'}`
    case 'give':
      return `gives “${change.text}”${change.rounds === null ? '' : ` for ${formatAmount(change.rounds)} rounds`}`
    case 'end':
      return `ends “${change.text}”`
    case 'ignore':
      return `ignores “${change.text}”`
    case 'say':
      return `says “${change.text}”`
  }
}

function figureWords({ figure, sign, amount }: Extract<EffectChange, { do: 'figure' }>): string {
  if (sign === 0) return `gives ${figure} ${formatAmount(amount)}, if nothing gives more`
  return `${sign > 0 ? 'raises' : 'lowers'} ${figure} by ${formatAmount(amount)}`
}

function scopeWords(of: string): string {
  if (of === 'yours') return 'of your dice'
  if (of === 'against') return 'of the dice against you'
  return of === 'any' ? 'dice of any kind' : `${of} dice`
}

function whenWords(when: Effect['when'], nameOf: (id: string) => string): string {
  if (when === null) return ''
  if ('on' in when)
    return when.on.includes('any') ? ' in every check' : ` in checks of ${when.on.map(nameOf).join(' or ')}`
  return ` when ${when.moment}${when.reach === null ? '' : ` ${when.reach}`}`
}

function testWords(tests: Effect['tests']): string {
  if (tests === null) return ''
  const all = tests.all.map((test) => {
    if (test.subject === 'people') return test.text
    if (test.subject === 'range') return `the range is ${test.is} ${test.band}`
    if ('value' in test) return `${test.subject} is ${test.is} ${test.value}`
    return `${test.subject === 'self' ? 'its owner' : `the ${test.subject}`} ${test.is} ${test.text}`
  })
  return `, ${tests.unless ? 'unless' : 'if'} ${all.join(' and ')}`
}
