import { dieKinds } from '../dice/die.ts'
import { requestedDice, type ThrowRequest } from '../dice/throw-request.ts'
import { sidesOf } from '../dice/throwable.ts'
import { parseNotation } from '../notation/parse-notation.ts'

/** The dice of a random table, and the least and the greatest number that they can show. */
export interface TableDice {
  /** As notation, such as `d100` or `2d6`. */
  readonly notation: string
  readonly request: ThrowRequest
  readonly least: number
  readonly most: number
}

/** Dice as one word, also after `dice:`, in brackets, or in bold marks that were removed. */
const NAMED = /(?<![\p{L}\p{N}])(\d{0,2}d(?:\d{1,4}|%))(?![\p{L}\p{N}])/iu

/**
 * Finds the dice that the head of a random table names: `d100`, `dice: 1d20`, `Weather (2d6)`. `null` if it names none.
 * @example tableDiceIn('Weather (2d6)') // { notation: '2d6', request: { d6: 2 }, least: 2, most: 12 }
 */
export function tableDiceIn(head: string): TableDice | null {
  const named = NAMED.exec(head)?.[1]
    ?.toLowerCase()
    .replace(/^1(?=d)/, '')
    .replace('%', '100')
  if (named === undefined) return null
  const read = parseNotation(named)
  if (!read.ok) return null
  const dice = requestedDice(read.dice)
  if (dice.some(([die]) => dieKinds.some((kind) => kind === die))) return null
  const least = dice.reduce((sum, [, count]) => sum + count, 0)
  const most = dice.reduce((sum, [die, count]) => sum + count * sidesOf(die), 0)
  return most > least ? { notation: named, request: read.dice, least, most } : null
}

/**
 * The head without its dice, as the title of the table.
 * @example withoutDice('Weather (2d6)') // 'Weather'
 */
export function withoutDice(head: string): string {
  return head
    .replace(NAMED, '')
    .replaceAll(/\bdice:|\(\s*\)|\[\s*\]/gi, '')
    .replaceAll(/^[\s:.,–-]+|[\s:.,–-]+$/g, '')
    .replaceAll(/\s+/g, ' ')
}
