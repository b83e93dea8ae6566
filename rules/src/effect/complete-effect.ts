import { parseEffect } from './parse-effect.ts'

/** A word that may come next in a line, or words in quotes. */
export interface EffectCompletion {
  readonly label: string
  readonly insert: string
  /** The place of the caret in what is inserted. */
  readonly caret: number
  /** Where the word begins that it completes. */
  readonly from: number
}

/** The beginning of a word or of a pair such as `in melee`. */
const PARTIAL = [/[\p{L}_][\p{L}\p{N}_/-]*$/u, /[\p{L}]+\s+[\p{L}]*$/u]
/** No token of a line: a line stops being an effect there, with all that may stand in its place. */
const NOTHING = '\0'

/**
 * What may come next at the end of a line: the words that the grammar expects there. Empty within quotes, and after a word that does not belong.
 * @example completeEffect('+1 boost on stea', ['stealth']) // [{ label: 'stealth', insert: 'stealth', caret: 7, from: 12 }]
 */
export function completeEffect(line: string, skills: readonly string[]): EffectCompletion[] {
  const begun = PARTIAL.flatMap((pattern) => {
    const [partial = ''] = pattern.exec(line) ?? []
    const from = line.length - partial.length
    return partial === '' ? [] : possibleAfter(line.slice(0, from), skills).filter(continues(partial))
  })
  return [...begun, ...possibleAfter(line, skills)]
}

const continues =
  (partial: string) =>
  ({ label }: EffectCompletion) =>
    label.startsWith(partial) && label !== partial

function possibleAfter(before: string, skills: readonly string[]): EffectCompletion[] {
  const parsed = parseEffect(`${before} ${NOTHING}`, skills)
  if (parsed.ok || parsed.at < before.trimEnd().length) return []
  return parsed.expected.flatMap(optionsFor).map((option) => ({ ...option, from: before.length }))
}

type Option = Omit<EffectCompletion, 'from'>

const word = (label: string): Option => ({ label, insert: label, caret: label.length })

function optionsFor(expected: string): Option[] {
  if (expected === 'a number') return ['1', '2', '3'].map(word)
  if (expected === 'words in quotes') return [{ label: expected, insert: '""', caret: 1 }]
  return expected === 'a word' ? [] : [word(expected)]
}

/**
 * The line with a completion of its end, and the place of the caret after it. It puts spaces where they belong.
 * @example withCompletion('+1', { label: 'boost', insert: 'boost', caret: 5, from: 2 }) // { line: '+1 boost', caret: 8 }
 */
export function withCompletion(
  line: string,
  { from, insert, caret }: EffectCompletion,
): { line: string; caret: number } {
  const before = line.slice(0, from)
  const isJoined = before === '' || /[\s+-]$/u.test(before)
  const start = insert === ',' ? before.trimEnd() : `${before}${isJoined ? '' : ' '}`
  return { line: `${start}${insert}`, caret: start.length + caret }
}
