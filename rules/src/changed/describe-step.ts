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

/** What is done to a die or a symbol, and what somebody asks for. */
const verbs = {
  reroll: ['rerolled', 'reroll'],
  turn: ['turned', 'turn'],
  add: ['added', 'add'],
  remove: ['took away', 'take away'],
} as const

/**
 * A step in words. `before`: the dice before it. `isWish`: whether it is only asked for.
 * @example
 * const before = { dice: { proficiency: [0] }, symbols: {} }
 * describeStep(before, { op: 'reroll', die: 'y0', face: 3 }) // 'rerolled a yellow die: blank to 2 success'
 */
export function describeStep(before: ChangedDice, step: DiceStep, isWish = false): string {
  const verb = (op: keyof typeof verbs) => verbs[op][isWish ? 1 : 0]
  if (step.op === 'symbol') return `${verb(step.count > 0 ? 'add' : 'remove')} 1 ${step.symbol}`
  const address = readAddress(step.die)
  if (!address) return ''
  const die = `${verb(step.op)} a ${colors[address.die] ?? address.die} die`
  const to = step.face === null ? null : faceWords(address.die, step.face)
  const from = faceWords(address.die, faceAt(before, address) ?? 0)
  if (step.op === 'add') return to === null ? die : `${die}: ${to}`
  return to === null ? `${die} (${from})` : `${die}: ${from} to ${to}`
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
