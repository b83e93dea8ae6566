/** A token of an effect's line. `at`: its place in the line, from 0. */
export interface EffectToken {
  readonly kind: 'quote' | 'number' | 'sign' | 'word' | 'end' | 'unreadable'
  /** A quote is without its quotation marks. */
  readonly text: string
  readonly at: number
}

const TOKEN = /\s*(?:"((?:[^"\\]|\\.)*)"|(\d{1,3})(?!\d)|([+,-])|([\p{L}_][\p{L}\p{N}_/-]*))/uy

/** Plurals, and the spellings of other countries. */
const spellings = new Map([
  ['boosts', 'boost'],
  ['setbacks', 'setback'],
  ['successes', 'success'],
  ['failures', 'failure'],
  ['advantages', 'advantage'],
  ['threats', 'threat'],
  ['triumphs', 'triumph'],
  ['despairs', 'despair'],
  ['wound', 'wounds'],
  ['defence', 'defense'],
  ['armour', 'armor'],
  ['round', 'rounds'],
  ['points', 'point'],
  ['maneuvers', 'maneuver'],
])

const pairs: ReadonlySet<string> = new Set([
  'story point',
  'in melee',
  'at range',
  'melee defense',
  'ranged defense',
  'at most',
  'at least',
])

/** Splits a line into tokens, with an `end` after all. What cannot be read is the last one before it. */
export function effectTokens(line: string): readonly EffectToken[] {
  const found: EffectToken[] = []
  const until = line.trimEnd().length
  for (let from = 0; from < until;) {
    TOKEN.lastIndex = from
    const match = TOKEN.exec(line)
    if (!match) {
      const rest = line.slice(from)
      found.push({ kind: 'unreadable', text: rest.trim(), at: from + rest.length - rest.trimStart().length })
      break
    }
    found.push(tokenOf(match, TOKEN.lastIndex))
    from = TOKEN.lastIndex
  }
  return [...joined(found), { kind: 'end', text: '', at: line.length }]
}

function tokenOf([all, quote, number, sign, word = '']: RegExpExecArray, end: number): EffectToken {
  const at = end - all.trimStart().length
  if (quote !== undefined) return { kind: 'quote', text: quote.replaceAll(/\\(.)/g, '$1'), at }
  if (number !== undefined) return { kind: 'number', text: number, at }
  if (sign !== undefined) return { kind: 'sign', text: sign, at }
  return { kind: 'word', text: spellings.get(word) ?? word, at }
}

/** Joins words of two parts. */
function joined(tokens: readonly EffectToken[]): EffectToken[] {
  const result: EffectToken[] = []
  for (const token of tokens) {
    const last = result.at(-1)
    const pair = `${last?.text} ${token.text}`
    if (last?.kind === 'word' && token.kind === 'word' && pairs.has(pair)) result.splice(-1, 1, { ...last, text: pair })
    else result.push(token)
  }
  return result
}
