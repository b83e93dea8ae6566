import { isAgainst } from '../check/modifier.ts'
import { dice, dieKinds } from '../dice/die.ts'
import { facesOf } from '../dice/faces-of.ts'
import { netOf, type DieSymbolName, type Net } from '../dice/symbol.ts'
import { isThrowable, type ThrowResult } from '../dice/throwable.ts'
import { addressOf, readAddress, type DieAddress } from './die-address.ts'

/** One step of a change. `face` is `null` while it is to be thrown, and for removed dice. */
export type DiceStep =
  | { readonly op: 'reroll' | 'turn' | 'add' | 'remove'; readonly die: string; readonly face: number | null }
  /** A negative count removes symbols. */
  | { readonly op: 'symbol'; readonly symbol: DieSymbolName; readonly count: number }

/** A change that counts, or the undoing of an earlier one by its place in the list of all events. */
export type DiceEvent = { readonly steps: readonly DiceStep[] } | { readonly undo: number }

/** The dice of a roll after its changes. */
export interface ChangedDice {
  /** The face of each die by its address; `null` for removed dice, which keep their place. */
  readonly dice: Readonly<Record<string, readonly (number | null)[]>>
  /** Symbols that were added, or removed if negative. */
  readonly symbols: Readonly<Partial<Record<DieSymbolName, number>>>
}

/**
 * The dice after all events. A die that an undone event added is removed; everything else of that event is skipped.
 * @example diceAfter({ boost: [0] }, [{ steps: [{ op: 'turn', die: 'b0', face: 4 }] }]).dice // { boost: [4] }
 */
export function diceAfter(first: ThrowResult, events: readonly DiceEvent[]): ChangedDice {
  const undone = new Set(events.flatMap((event) => ('undo' in event ? [event.undo] : [])))
  return events.reduce<ChangedDice>(
    (now, event, index) => ('undo' in event ? now : event.steps.reduce(undone.has(index) ? skipped : afterStep, now)),
    { dice: first, symbols: {} },
  )
}

/**
 * The dice after one step. Ignores an address that names no die.
 * @example afterStep({ dice: { boost: [0] }, symbols: {} }, { op: 'turn', die: 'b0', face: 4 }).dice // { boost: [4] }
 */
export function afterStep(now: ChangedDice, step: DiceStep): ChangedDice {
  if (step.op === 'symbol') {
    const { symbol, count } = step
    return { ...now, symbols: { ...now.symbols, [symbol]: (now.symbols[symbol] ?? 0) + count } }
  }
  const address = readAddress(step.die)
  return address ? withFace(now, address, step.op === 'remove' ? null : step.face) : now
}

function skipped(now: ChangedDice, step: DiceStep): ChangedDice {
  const added = step.op === 'add' ? readAddress(step.die) : null
  return added ? withFace(now, added, null) : now
}

function withFace(now: ChangedDice, { die, at }: DieAddress, face: number | null): ChangedDice {
  const faces = [...(now.dice[die] ?? [])]
  faces[at] = face
  return { ...now, dice: { ...now.dice, [die]: faces } }
}

/**
 * The face of a die; `null` if it was removed, `undefined` if it never was there.
 * @example faceAt({ dice: { boost: [4] } }, { die: 'boost', at: 0 }) // 4
 */
export function faceAt({ dice: now }: Pick<ChangedDice, 'dice'>, { die, at }: DieAddress): number | null | undefined {
  return now[die]?.[at]
}

/**
 * The dice without removed ones, as a throw.
 * @example lyingDice({ dice: { boost: [0, null], ability: [null] }, symbols: {} }) // { boost: [0] }
 */
export function lyingDice({ dice: now }: Pick<ChangedDice, 'dice'>): Record<string, number[]> {
  const lying = Object.entries(now).map(([die, faces]) => [die, faces.filter((face) => face !== null)] as const)
  return Object.fromEntries(lying.filter(([, faces]) => faces.length > 0))
}

/**
 * Every place of a roll's dice in the order of a throw, with removed dice.
 * @example placesOf({ dice: { boost: [null] } }) // [{ address: 'b0', die: 'boost', face: null }]
 */
export function placesOf({ dice: now }: Pick<ChangedDice, 'dice'>) {
  const others = Object.keys(now).filter((die) => !Object.hasOwn(dice, die))
  return [...dieKinds, ...others.filter(isThrowable)].flatMap((die) =>
    (now[die] ?? []).map((face, at) => ({ address: addressOf({ die, at }), die, face })),
  )
}

/**
 * The net result. Symbols are added and removed before they cancel each other; removing more than there are leaves none. `null` if no pool
 * die was thrown and no symbol added.
 * @example netAfter({ dice: { ability: [1] }, symbols: { success: -3, advantage: 2 } }).success // 0
 */
export function netAfter(now: ChangedDice): Net | null {
  const isPool = dieKinds.some((die) => (now.dice[die] ?? []).length > 0) || Object.keys(now.symbols).length > 0
  if (!isPool) return null
  const lying = placesOf(now).map(({ die, face }) => (face === null ? [] : (facesOf(die)[face] ?? [])))
  const rolled = lying.flatMap((symbols) => (typeof symbols === 'number' ? [] : symbols))
  const symbols = symbolNames.flatMap((name) => {
    const count = rolled.filter((symbol) => symbol === name).length + (now.symbols[name] ?? 0)
    return Array.from({ length: Math.max(count, 0) }, () => name)
  })
  return netOf(symbols)
}

export const symbolNames = ['success', 'failure', 'advantage', 'threat', 'triumph', 'despair'] as const

const against: ReadonlySet<DieSymbolName> = new Set(['failure', 'threat', 'despair'])

/**
 * Whether a step concerns dice or symbols against the roller, which a hidden difficulty hides.
 * @example isStepAgainst({ op: 'remove', die: 'p0', face: null }) // true
 */
export function isStepAgainst(step: DiceStep): boolean {
  if (step.op === 'symbol') return against.has(step.symbol)
  const address = readAddress(step.die)
  return dieKinds.some((die) => die === address?.die && isAgainst({ die }))
}
