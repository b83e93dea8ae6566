import { dice, dieKinds, type Die } from './die.ts'

/** A die that can be thrown: one of the six pool dice, a force or fate die, or a numbered die such as d20. */
export type Throwable = Die | 'force' | 'fate' | `d${number}`

/** The face indexes of each die of a throw. Index 0 of a numbered die is the face 1: `{ d20: [19] }` is a 20. */
export type ThrowResult = Readonly<Record<string, readonly number[]>>

/** One die of a result. */
export interface DieResult {
  readonly die: Throwable
  readonly face: number
}

const FORCE_SIDES = 12
const FATE_SIDES = 6
/** The most sides that a numbered die may have. */
export const SIDES_MAX = 1000

const NUMBERED = /^d([1-9]\d{0,3})$/

/**
 * @example
 * isThrowable('d20') // true
 * isThrowable('d1001') // false
 */
export function isThrowable(text: string): text is Throwable {
  if (Object.hasOwn(dice, text) || text === 'force' || text === 'fate') return true
  return Number(NUMBERED.exec(text)?.[1] ?? SIDES_MAX + 1) <= SIDES_MAX
}

/**
 * @example sidesOf('proficiency') // 12
 */
export function sidesOf(die: Throwable): number {
  if (die === 'force') return FORCE_SIDES
  if (die === 'fate') return FATE_SIDES
  const kind = dieKinds.find((known) => known === die)
  return kind ? dice[kind].sides : Number(die.slice(1))
}

/**
 * Lists the dice of a result in the order in which every client draws them: pool dice in the order of the notation, then the others in the
 * given order.
 * @example dieResults({ d20: [4], boost: [0] }) // [{ die: 'boost', face: 0 }, { die: 'd20', face: 4 }]
 */
export function dieResults(fallen: ThrowResult): DieResult[] {
  const others = Object.keys(fallen).filter((name) => !Object.hasOwn(dice, name))
  return [...dieKinds, ...others.filter(isThrowable)].flatMap((die) =>
    (fallen[die] ?? []).map((face) => ({ die, face })),
  )
}
