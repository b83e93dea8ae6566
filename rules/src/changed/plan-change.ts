import { dieKinds } from '../dice/die.ts'
import { POOL_DIE_MAX } from '../dice/throw-request.ts'
import { isThrowable, sidesOf } from '../dice/throwable.ts'
import { faceAt, afterStep, symbolNames, type ChangedDice, type DiceStep } from './changed-dice.ts'
import { addressOf, readAddress } from './die-address.ts'

/** A wish as a person states it. `die`: an address or, to add one, a kind. `face`: a face's index, or the name of a symbol. */
export interface WantedStep {
  readonly op: 'reroll' | 'turn' | 'add' | 'remove'
  readonly die?: string | undefined
  readonly face?: number | string | undefined
}

export type PlannedChange =
  | { readonly ok: true; readonly steps: readonly DiceStep[] }
  | { readonly ok: false; readonly why: string }

/**
 * Plans a change of dice that lie as in `now`; nothing is thrown yet. Each die changes once in a change.
 * @example
 * const now = { dice: { boost: [0] }, symbols: {} }
 * planChange(now, [{ op: 'add', die: 'boost' }]).steps // [{ op: 'add', die: 'b1', face: null }]
 */
export function planChange(now: ChangedDice, wanted: readonly WantedStep[]): PlannedChange {
  const steps: DiceStep[] = []
  let lying = now
  for (const one of wanted) {
    const planned = planStep(lying, one)
    if (typeof planned === 'string') return { ok: false, why: planned }
    if (planned.op !== 'symbol' && steps.some((step) => step.op !== 'symbol' && step.die === planned.die))
      return { ok: false, why: `${planned.die} changes twice` }
    steps.push(planned)
    lying = afterStep(lying, planned.op === 'add' ? { ...planned, face: planned.face ?? 0 } : planned)
  }
  return { ok: true, steps }
}

/**
 * Plans a change again that was planned earlier, for the dice as they lie now. An added die takes the next free place.
 * @example planAgain({ dice: {}, symbols: {} }, [{ op: 'turn', die: 'b0', face: 1 }]) // { ok: false, why: 'There is no b0' }
 */
export function planAgain(now: ChangedDice, steps: readonly DiceStep[]): PlannedChange {
  return planChange(now, steps.map(wantedAgain))
}

function wantedAgain(step: DiceStep): WantedStep {
  if (step.op === 'symbol') return { op: step.count > 0 ? 'add' : 'remove', face: step.symbol }
  const { op, die, face } = step
  const kind = op === 'add' ? readAddress(die)?.die : die
  return { op, die: kind, ...(face !== null && { face }) }
}

/** A step, or why it cannot be done. */
function planStep(now: ChangedDice, { op, die, face }: WantedStep): DiceStep | string {
  if (die === undefined) return planSymbol(op, face)
  if (typeof face === 'string') return 'Name a die or a symbol, not both'
  if (op === 'add') return planAdded(now, die, face)
  const address = readAddress(die)
  if (!address || (faceAt(now, address) ?? null) === null) return `There is no ${die}`
  const name = addressOf(address)
  if (op === 'remove') return { op, die: name, face: null }
  if (face !== undefined && face >= sidesOf(address.die)) return `${die} has no such face`
  if (op === 'turn' && face === undefined) return `Name the face for ${die}`
  return { op, die: name, face: face ?? null }
}

function planSymbol(op: WantedStep['op'], face: WantedStep['face']): DiceStep | string {
  const symbol = symbolNames.find((name) => name === face)
  if (!symbol || (op !== 'add' && op !== 'remove')) return 'Name a die, or a symbol to add or remove'
  return { op: 'symbol', symbol, count: op === 'add' ? 1 : -1 }
}

function planAdded(now: ChangedDice, kind: string, face: number | undefined): DiceStep | string {
  if (!isThrowable(kind)) return `"${kind}" is not a die`
  if (face !== undefined && face >= sidesOf(kind)) return `A ${kind} die has no such face`
  const faces = now.dice[kind] ?? []
  const isMany = faces.filter((one) => one !== null).length >= POOL_DIE_MAX
  if (isMany) return dieKinds.some((die) => die === kind) ? `At most ${POOL_DIE_MAX} ${kind} dice` : 'Too many dice'
  return { op: 'add', die: addressOf({ die: kind, at: faces.length }), face: face ?? null }
}
