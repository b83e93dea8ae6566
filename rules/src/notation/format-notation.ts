import { letterOfDie } from '../dice/die-letter.ts'
import { requestedDice, type ThrowRequest } from '../dice/throw-request.ts'

/** The notation of a throw, such as `2y1g2p 1d100`. The inverse of `parseNotation`. */
export function formatNotation(request: ThrowRequest): string {
  const wanted = requestedDice(request)
  const lettered = wanted.map(([die, count]) => (letterOfDie.has(die) ? `${count}${letterOfDie.get(die)}` : ''))
  const worded = wanted
    .filter(([die]) => !letterOfDie.has(die))
    .map(([die, count]) => `${count}${die === 'fate' ? 'dF' : die}`)
  return [lettered.join(''), ...worded].filter((word) => word !== '').join(' ')
}
