import type { Die } from '../dice/die.ts'
import { facesOf } from '../dice/faces-of.ts'
import type { Throwable } from '../dice/throwable.ts'
import { faceAt, type ChangedDice, type DiceStep } from './changed-dice.ts'
import { readAddress } from './die-address.ts'

const colors: Readonly<Partial<Record<Throwable, string>>> = {
  proficiency: 'yellow',
  ability: 'green',
  boost: 'blue',
  challenge: 'red',
  difficulty: 'purple',
  setback: 'black',
  force: 'white',
} satisfies Partial<Record<Die | 'force', string>>

/**
 * A step in words. `before`: the dice before it.
 * @example
 * describeStep({ dice: { proficiency: [0] }, symbols: {} }, { op: 'reroll', die: 'y0', face: 3 })
 * // 'rerolled a yellow die: blank to 2 success'
 */
export function describeStep(before: ChangedDice, step: DiceStep): string {
  if (step.op === 'symbol') return `${step.count > 0 ? 'added' : 'took away'} 1 ${step.symbol}`
  const address = readAddress(step.die)
  if (!address) return ''
  const die = `a ${colors[address.die] ?? address.die} die`
  const to = step.face === null ? null : faceWords(address.die, step.face)
  const from = faceWords(address.die, faceAt(before, address) ?? 0)
  switch (step.op) {
    case 'add':
      return to === null ? `added ${die}` : `added ${die}: ${to}`
    case 'remove':
      return `took away ${die} (${from})`
    case 'reroll':
      return to === null ? `rerolled ${die} (${from})` : `rerolled ${die}: ${from} to ${to}`
    case 'turn':
      return `turned ${die}: ${from} to ${to ?? from}`
  }
}

function faceWords(die: Throwable, face: number): string {
  const symbols = facesOf(die)[face] ?? []
  if (typeof symbols === 'number') return String(symbols)
  const counted = [...new Set(symbols)].map((one) => {
    const count = symbols.filter((symbol) => symbol === one).length
    return count > 1 ? `${count} ${one}` : one
  })
  return counted.join(' and ') || 'blank'
}
