import { letterOfDie } from '../dice/die-letter.ts'
import { requestedDice, type ThrowRequest } from '../dice/throw-request.ts'

/**
 * The notation of a throw. The inverse of `parseNotation`.
 * @example formatNotation({ proficiency: 2, ability: 1, d100: 1 }) // '2y1g 1d100'
 */
export function formatNotation(request: ThrowRequest): string {
  const wanted = requestedDice(request)
  const lettered = wanted.map(([die, count]) => (letterOfDie.has(die) ? `${count}${letterOfDie.get(die)}` : ''))
  const worded = wanted
    .filter(([die]) => !letterOfDie.has(die))
    .map(([die, count]) => `${count}${die === 'fate' ? 'dF' : die}`)
  return [lettered.join(''), ...worded].filter((word) => word !== '').join(' ')
}
