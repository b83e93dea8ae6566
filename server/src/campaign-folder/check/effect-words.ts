import { formatEffect, type Effect, type ParsedEffect } from '@waybook/rules'

import { nearest } from '../nearest.ts'

const LISTED_MAX = 8
const BEGIN =
  'to make it one, begin with + or -, upgrade, reroll, give or a figure such as soak; what only people can judge goes in quotes after if'
const AMOUNT = 'write a number, rank, 2 + rank, 5 per rank or a characteristic'
/** Words that begin a clause after a comma. A line that begins with one was cut at a comma. */
const CLAUSE = /^(?:pay|once|\d+ per|rank per)\b/

type Unread = Extract<ParsedEffect, { ok: false }>

/** What is wrong with a line of `effect`, and how to fix it. */
export interface EffectFault {
  readonly what: string
  readonly fix: string
  /** Whether it may be the author's own text, which is not meant as an effect. */
  readonly isText: boolean
}

/** Explains why a line is no effect. */
export function whyNoEffect(line: string, unread: Unread): EffectFault {
  const { at, found, expected } = unread
  if (at === 0 && CLAUSE.test(line))
    return {
      what: `effect "${line}": "${found}" does not begin an effect`,
      fix: 'inside [ ] a comma ends a line; put each line of its own after "- "',
      isText: false,
    }
  if (at === 0) return { what: 'this effect is words that Waybook does not act on', fix: BEGIN, isText: true }
  const what = found === '' ? 'the line ends too early' : `"${found}" does not belong at character ${at + 1}`
  return { what: `effect "${line}": ${what}`, fix: fixFor(line, { at, found, expected }), isText: false }
}

function fixFor(line: string, { at, found, expected }: Omit<Unread, 'ok'>): string {
  const meant = found === '' ? null : nearest(found, expected)
  if (meant !== null) return `did you mean ${meant}?`
  if (expected.every((word) => word === 'words in quotes')) return `put the words in quotes: "${found || 'so'}"`
  if (/\bonce\s*$/u.test(line.slice(0, at))) return 'write per after once: once per session'
  if (expected.includes('per') && expected.length === 1) return 'write per: 2 per session'
  if (expected.includes('rank') && expected.includes('shortfall') && !expected.includes('boost')) return AMOUNT
  if (/^(?:at|in|during|while|near)$/u.test(found) && expected.includes('if')) {
    const said = line.slice(at).trim()
    const [, last = said] = /(\S+)$/u.exec(said) ?? []
    return `write if scene has ${last}, or if "${said}", which people decide`
  }
  const listed = expected.slice(0, LISTED_MAX)
  return `write ${listed.join(', ')}${expected.length > LISTED_MAX ? ' or another of these words' : ''}`
}

/** Lines that are effects, and yet probably not what their author means. `earlier`: the effects of the lines before. */
export function whyDoubtful(effect: Effect, earlier: readonly Effect[]): Pick<EffectFault, 'what' | 'fix'> | null {
  const line = formatEffect(effect)
  if (earlier.some((one) => formatEffect(one) === line))
    return { what: `effect "${line}" is there twice`, fix: 'remove one of them; it counts once for each line' }
  const isHarder = effect.changes.some((change) => change.do === 'upgrade' && change.die === 'difficulty')
  const isOwn = effect.who === null || effect.who.people === 'self'
  if (isHarder && isOwn && effect.mode === 'passive' && effect.when === null)
    return {
      what: `effect "${line}" makes every check of its owner harder`,
      fix: 'write when attacked if it is for attacks on its owner',
    }
  return null
}
