import { characteristics, isCharacteristic } from '../skills/characteristic.ts'
import { EffectCursor, UnexpectedToken } from './effect-cursor.ts'
import { effectTokens } from './effect-tokens.ts'
import {
  effectBands,
  effectCosts,
  effectDice,
  effectFigures,
  effectMoments,
  effectPeople,
  effectPoints,
  effectReaches,
  effectSpans,
  effectSubjects,
  effectSymbols,
  rerollScopes,
  upgradedDice,
  type Effect,
  type EffectChange,
  type EffectCost,
  type EffectTest,
} from './effect.ts'

/** An effect, or where and why a line is none. */
export type ParsedEffect =
  | { readonly ok: true; readonly effect: Effect }
  | {
      readonly ok: false
      /** The place of the first token that does not belong there, from 0. */
      readonly at: number
      /** That token; empty at the end of the line. */
      readonly found: string
      /** What may stand there: words, or a description such as `a number`. */
      readonly expected: readonly string[]
    }

const verbs = ['reduce', 'heal', 'suffer', 'deal', 'reroll', 'turn', 'give', 'end', 'ignore', 'ammo', 'say'] as const
const starts = ['+', '-', 'upgrade', 'downgrade', ...verbs, ...effectFigures] as const

/**
 * Reads one line of `effect:`. `skills`: the ids of the campaign's skills.
 * @example
 * parseEffect('+1 boost on stealth', ['stealth']).ok // true
 * parseEffect('+1 boost on stealh', ['stealth']) // { ok: false, at: 12, found: 'stealh', expected: ['any', 'brawn', 'agility', 'intellect', 'cunning', 'willpower', 'presence', 'stealth'] }
 */
export function parseEffect(line: string, skills: readonly string[]): ParsedEffect {
  try {
    return { ok: true, effect: readEffect(new EffectCursor(effectTokens(line)), skills) }
  } catch (error) {
    if (!(error instanceof UnexpectedToken)) throw error
    const { token, expected } = error
    return { ok: false, at: token.at, found: token.text, expected }
  }
}

function readEffect(line: EffectCursor, skills: readonly string[]): Effect {
  const mode = line.take('offer', 'ask')
  const changes = [readChange(line)]
  while (line.take('and') !== null) changes.push(readChange(line))
  const who = readWho(line)
  const when = readWhen(line, skills)
  const tests = readTests(line)
  const { limit, costs } = readClauses(line)
  if (!line.isAtEnd) {
    const more = tests
      ? ['and']
      : ['if', 'unless', ...(when ? [] : ['on', 'when']), ...(when || who ? [] : ['for', 'and'])]
    line.fail([',', ...more])
  }
  const isOffered = limit !== null || costs.length > 0 || (tests?.all.some(isForPeople) ?? false)
  return { mode: mode ?? (isOffered ? 'offer' : 'passive'), changes, who, when, tests, limit, costs }
}

/** Words in quotes are for people, so they never hold by themselves. */
export function isForPeople({ subject }: EffectTest): boolean {
  return subject === 'people'
}

function readChange(line: EffectCursor): EffectChange {
  const sign = line.take('+', '-')
  if (sign !== null) {
    const amount = line.amountOrOne()
    const die = line.take(...effectDice)
    if (die !== null) return { do: 'dice', sign: sign === '+' ? 1 : -1, die, amount }
    const symbol = line.take(...effectSymbols) ?? line.fail([...effectDice, ...effectSymbols])
    return { do: 'symbol', sign: sign === '+' ? 1 : -1, symbol, amount }
  }
  const figure = line.take(...effectFigures)
  if (figure !== null) {
    const added = line.take('+', '-')
    return { do: 'figure', figure, sign: added === null ? 0 : added === '+' ? 1 : -1, amount: line.needAmount() }
  }
  const graded = line.take('upgrade', 'downgrade')
  if (graded !== null) return { do: graded, die: line.need(upgradedDice), amount: line.amountOrOne() }
  return readVerb(line)
}

function readVerb(line: EffectCursor): EffectChange {
  const verb = line.take(...verbs) ?? line.fail(starts)
  switch (verb) {
    case 'reduce':
      line.need(['damage'])
      return { do: 'reduce damage', amount: line.needAmount() }
    case 'ammo':
      return { do: verb, amount: line.needAmount() }
    case 'heal':
    case 'suffer':
    case 'deal': {
      const amount = line.amountOrOne()
      return { do: verb, amount, points: line.need(effectPoints) }
    }
    case 'reroll': {
      const amount = line.take('all') === null ? line.amountOrOne() : null
      return { do: verb, amount, of: line.take(...rerollScopes, ...effectDice) ?? 'yours' }
    }
    case 'turn':
      return readTurn(line)
    case 'give': {
      const text = line.needQuote()
      if (!line.takeForUnless(effectPeople)) return { do: verb, text, rounds: null }
      const rounds = line.needAmount()
      line.need(['rounds'])
      return { do: verb, text, rounds }
    }
    case 'end':
    case 'ignore':
    case 'say':
      return { do: verb, text: line.needQuote() }
  }
}

function readTurn(line: EffectCursor): EffectChange {
  const amount = line.amountOrOne()
  const die = line.need(effectDice)
  line.need(['to'])
  if (line.take('blank') !== null) return { do: 'turn', amount, die, face: [] }
  const face = [line.take(...effectSymbols) ?? line.fail(['blank', ...effectSymbols])]
  for (let symbol = line.take(...effectSymbols); symbol !== null; symbol = line.take(...effectSymbols))
    face.push(symbol)
  return { do: 'turn', amount, die, face }
}

function readWho(line: EffectCursor): Effect['who'] {
  if (line.take('for') === null) return null
  const people = line.need(effectPeople)
  return { people, within: line.take('within') === null ? null : line.need(effectBands) }
}

function readWhen(line: EffectCursor, skills: readonly string[]): Effect['when'] {
  if (line.take('when') !== null) return { moment: line.need(effectMoments), reach: line.take(...effectReaches) }
  if (line.take('on') === null) return null
  const names = ['any', ...characteristics, ...skills]
  const on = [line.need(names)]
  while (line.take('or') !== null) on.push(line.need(names))
  return { on }
}

function readTests(line: EffectCursor): Effect['tests'] {
  const word = line.take('if', 'unless')
  if (word === null) return null
  const all = [readTest(line)]
  while (line.take('and') !== null) all.push(readTest(line))
  return { unless: word === 'unless', all }
}

function readTest(line: EffectCursor): EffectTest {
  const words = line.takeKind('quote')
  if (words !== null) return { subject: 'people', text: words }
  const subject =
    line.take(...effectSubjects, 'range', ...characteristics) ??
    line.fail([...effectSubjects, 'range', ...characteristics, 'words in quotes'])
  if (subject === 'range') return { subject, is: line.need(['at most', 'at least']), band: line.need(effectBands) }
  if (isCharacteristic(subject)) {
    const is = line.need(['below', 'at least'])
    const number = line.takeKind('number')
    if (number !== null) return { subject, is, value: Number(number) }
    return { subject, is, value: line.take('rank') ?? line.fail(['a number', 'rank']) }
  }
  return { subject, is: line.need(['is', 'has']), text: line.takeKind('quote') ?? line.needWord() }
}

/** What is paid, and how often the effect may be used. */
function readClauses(line: EffectCursor): Pick<Effect, 'limit' | 'costs'> {
  let limit: Effect['limit'] = null
  const costs: EffectCost[][] = []
  while (line.take(',') !== null) {
    if (line.take('pay') === null) {
      const amount = line.take('once') === null ? line.needAmount() : { base: 1, rank: 0, of: null }
      line.need(['per'])
      limit = { amount, per: line.take('rounds') === null ? line.need(effectSpans) : 'round' }
      continue
    }
    const choices = [readCost(line)]
    while (line.take('or') !== null) choices.push(readCost(line))
    costs.push(choices)
  }
  return { limit, costs }
}

function readCost(line: EffectCursor): EffectCost {
  const amount = line.amountOrOne()
  return { amount, what: line.need(effectCosts) }
}

/**
 * The lines of an entity's property `effect`: one, or a list of them.
 * @example effectLines({ effect: '+1 boost on stealth' }) // ['+1 boost on stealth']
 */
export function effectLines({ effect }: { readonly [key: string]: unknown }): readonly string[] {
  return [effect ?? []].flat().filter((line): line is string => typeof line === 'string' && line.trim() !== '')
}
