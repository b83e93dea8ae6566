import { letterOfDie } from '../dice/die-letter.ts'
import { throwRequestProblem, type ThrowRequest } from '../dice/throw-request.ts'
import { isThrowable, type Throwable } from '../dice/throwable.ts'

/** The dice that a text requests, or an error message for the user. */
export type Notation = { readonly ok: true; readonly dice: ThrowRequest } | { readonly ok: false; readonly why: string }

interface Term {
  readonly die: Throwable
  /** At least 1. */
  readonly count: number
}

const dieOfLetter = new Map([...letterOfDie].map(([die, letter]) => [letter, die]))

const SIDELESS = /^\d*d$/
const NUMBERED = /^(\d*)d(\d+|%|f)$/
const LETTERED = /^(?:\d*[a-z])+$/

/**
 * Parses dice notation: words separated by spaces or plus signs. A word is numbered dice (`3d6`, `d20`, `d%`), fate dice (`4dF`), or dice
 * by their letters (`2y1g2p`, `yyg`; `w` is the force die). The specification (section 5) prescribes the messages for invalid notation and
 * missing sides.
 * @example
 * parseNotation('2y1g2p') // { ok: true, dice: { proficiency: 2, ability: 1, difficulty: 2 } }
 * parseNotation('2d') // { ok: false, why: 'Roll notation is missing sides' }
 */
export function parseNotation(input: string): Notation {
  const words = input
    .trim()
    .toLowerCase()
    .split(/[\s+]+/)
  if (words.some((word) => SIDELESS.test(word))) return { ok: false, why: 'Roll notation is missing sides' }
  const terms = words.map(termsOf)
  if (terms.includes(null)) return { ok: false, why: `Invalid notation: ${input}` }
  const dice = sumUp(terms.flatMap((list) => list ?? []))
  const why = throwRequestProblem(dice)
  return why === null ? { ok: true, dice } : { ok: false, why }
}

function termsOf(word: string): Term[] | null {
  const numbered = NUMBERED.exec(word)
  const pairs = numbered
    ? [[numbered[1], numberedDie(numbered[2] ?? '')]]
    : LETTERED.test(word)
      ? [...word.matchAll(/(\d*)([a-z])/g)].map(([, count, letter = '']) => [count, dieOfLetter.get(letter)])
      : [[]]
  const terms = pairs.flatMap(([digits, die = '']) => {
    const count = digits ? Number(digits) : 1
    return isThrowable(die) && count > 0 ? [{ die, count }] : []
  })
  return terms.length === pairs.length ? terms : null
}

function numberedDie(sides: string): string {
  if (sides === 'f') return 'fate'
  return sides === '%' ? 'd100' : `d${sides}`
}

/** Adds up the counts of dice that are requested more than once. */
function sumUp(terms: readonly Term[]): ThrowRequest {
  const sums = new Map<Throwable, number>()
  for (const { die, count } of terms) sums.set(die, (sums.get(die) ?? 0) + count)
  return Object.fromEntries(sums)
}
