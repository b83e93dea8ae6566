import { letterOfDie } from '../dice/die-letter.ts'
import { isThrowable, type Throwable } from '../dice/throwable.ts'

/** One die of a roll: its kind, and its place among the dice of its kind, from 0. Removed dice keep their place. */
export interface DieAddress {
  readonly die: Throwable
  readonly at: number
}

const dieOfLetter: ReadonlyMap<string, Throwable> = new Map([...letterOfDie].map(([die, letter]) => [letter, die]))

const ADDRESS = /^([a-z]|[a-z]\w*:)(\d{1,3})$/

/**
 * Reads the address of a die: its letter and its place; other dice by their name. `null` for any other text.
 * @example
 * readAddress('y0') // { die: 'proficiency', at: 0 }
 * readAddress('d20:1') // { die: 'd20', at: 1 }
 */
export function readAddress(text: string): DieAddress | null {
  const [, name = '', at = ''] = ADDRESS.exec(text) ?? []
  const die = dieOfLetter.get(name) ?? name.slice(0, -1)
  return isThrowable(die) ? { die, at: Number(at) } : null
}

/**
 * @example addressOf({ die: 'ability', at: 2 }) // 'g2'
 */
export function addressOf({ die, at }: DieAddress): string {
  return `${letterOfDie.get(die) ?? `${die}:`}${at}`
}
