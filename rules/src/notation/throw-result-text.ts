import { letterOfDie } from '../dice/die-letter.ts'
import { isThrowable, sidesOf, type ThrowResult, type Throwable } from '../dice/throwable.ts'

const dieOfLetter: ReadonlyMap<string, Throwable> = new Map([...letterOfDie].map(([die, letter]) => [letter, die]))

const GROUP = /^([a-z]|[a-z]\w*:)(\d+(?:\.\d+)*)$/

/**
 * Encodes a result compactly for sending it to every client. `y3.11` is two yellow dice on faces 3 and 11.
 * @example encodeThrowResult({ proficiency: [3, 11], d20: [4] }) // 'y3.11 d20:4'
 */
export function encodeThrowResult(fallen: ThrowResult): string {
  return Object.entries(fallen)
    .filter(([die, faces]) => isThrowable(die) && faces.length > 0)
    .map(([die, faces]) => `${isThrowable(die) ? (letterOfDie.get(die) ?? `${die}:`) : ''}${faces.join('.')}`)
    .join(' ')
}

/**
 * Decodes the output of `encodeThrowResult`; `null` for any other text.
 * @example decodeThrowResult('y3.11 d20:4') // { proficiency: [3, 11], d20: [4] }
 */
export function decodeThrowResult(text: string): Record<string, number[]> | null {
  const fallen: Record<string, number[]> = {}
  for (const group of text === '' ? [] : text.split(' ')) {
    const [, name = '', numbers = ''] = GROUP.exec(group) ?? []
    const die = dieOfLetter.get(name) ?? name.slice(0, -1)
    const faces = numbers.split('.').map(Number)
    if (!isThrowable(die) || !faces.every((face) => face < sidesOf(die))) return null
    fallen[die] = faces
  }
  return fallen
}
