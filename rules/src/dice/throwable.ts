import { dice, dieKinds, type Die } from './die.ts'

/** Every die that can be thrown: the six of a pool, the force die, fate dice, and numbered dice such as d20 or d100. */
export type Throwable = Die | 'force' | 'fate' | `d${number}`

/**
 * The result of a throw: for each `Throwable`, the face indexes of its dice. On a numbered die, index 0 is the face 1.
 */
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

export function isThrowable(text: string): text is Throwable {
  if (Object.hasOwn(dice, text) || text === 'force' || text === 'fate') return true
  return Number(NUMBERED.exec(text)?.[1] ?? SIDES_MAX + 1) <= SIDES_MAX
}

export function sidesOf(die: Throwable): number {
  if (die === 'force') return FORCE_SIDES
  if (die === 'fate') return FATE_SIDES
  const kind = dieKinds.find((known) => known === die)
  return kind ? dice[kind].sides : Number(die.slice(1))
}

/**
 * The dice of a result one by one, in the order in which every client draws them: pool dice in the order of the
 * notation, then the others in their given order.
 */
export function dieResults(fallen: ThrowResult): DieResult[] {
  const others = Object.keys(fallen).filter((name) => !Object.hasOwn(dice, name))
  return [...dieKinds, ...others.filter(isThrowable)].flatMap((die) =>
    (fallen[die] ?? []).map((face) => ({ die, face })),
  )
}
