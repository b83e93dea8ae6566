import type { DiceStep } from '../changed/changed-dice.ts'
import { readAddress } from '../changed/die-address.ts'
import { isAgainst } from '../check/modifier.ts'
import { isDie, type Die } from '../dice/die.ts'
import { faces } from '../dice/faces.ts'
import { amountOf, type EffectHolder } from './effect-amount.ts'
import { deciderOf, type EffectDecider, type EffectSituation } from './effect-applies.ts'
import { limitOf, pricesAfterRoll, type EffectLimit, type EffectPrice } from './effect-price.ts'
import type { Effect, EffectChange, rerollScopes } from './effect.ts'

/** A right to change dice that have fallen. An amount of `null` means all of them. */
export type AfterRoll =
  | {
      readonly op: 'reroll'
      readonly of: (typeof rerollScopes)[number] | Die | 'force'
      readonly amount: number | null
    }
  /** `face`: the index of the face that is turned up. */
  | { readonly op: 'turn'; readonly of: Die; readonly amount: number; readonly face: number }

/** What an effect allows after a roll of its holder. */
export interface EffectAfterRoll {
  readonly changes: readonly AfterRoll[]
  /** The skills and characteristics to which it is limited; left out if it applies to all. */
  readonly only?: readonly string[]
  readonly decidedBy: EffectDecider
  readonly prices: readonly (readonly EffectPrice[])[]
  readonly limit: EffectLimit | null
}

/**
 * What an effect allows after a roll of its holder; `null` if it allows nothing then.
 * @example
 * const { effect } = parseEffect('reroll 1 yours on perception, once per session', ['perception'])
 * effectAfterRoll(effect, { rank: 1, characteristics: {}, conditions: [] }, { moments: [], melee: null, scene: [] }).changes // [{ op: 'reroll', of: 'yours', amount: 1 }]
 */
export function effectAfterRoll(
  effect: Effect,
  holder: EffectHolder,
  situation: EffectSituation,
): EffectAfterRoll | null {
  const { changes, who, when, tests } = effect
  const rights = changes.flatMap((change) => rightOf(change, (amount) => amountOf(amount, holder, tests?.all)))
  if (rights.length === 0 || (who !== null && who.people !== 'self')) return null
  const decidedBy = deciderOf(effect, holder, situation)
  const prices = pricesAfterRoll(effect, holder)
  if (decidedBy === null || prices === null) return null
  const only = when !== null && 'on' in when && !when.on.includes('any') ? when.on : undefined
  return { changes: rights, ...(only && { only }), decidedBy, prices, limit: limitOf(effect, holder) }
}

function rightOf(change: EffectChange, numberOf: (amount: Parameters<typeof amountOf>[0]) => number): AfterRoll[] {
  if (change.do === 'reroll') {
    const { of, amount } = change
    return [{ op: 'reroll', of, amount: amount && numberOf(amount) }]
  }
  if (change.do !== 'turn' || !isDie(change.die)) return []
  const face = faceShowing(change.die, change.face)
  return face === -1 ? [] : [{ op: 'turn', of: change.die, amount: numberOf(change.amount), face }]
}

/** The first face of a die with exactly these symbols; -1 if it has none. */
function faceShowing(die: Die, symbols: readonly string[]): number {
  const wanted = symbols.toSorted().join()
  return faces[die].findIndex((face) => face.map(String).toSorted().join() === wanted)
}

/**
 * Whether a right covers a die, by its address.
 * @example coversDie({ op: 'reroll', of: 'yours', amount: 1 }, 'y0') // true
 */
export function coversDie({ of }: Pick<AfterRoll, 'of'>, address: string): boolean {
  const die = readAddress(address)?.die
  if (of === 'force') return die === 'force'
  if (die === undefined || !isDie(die)) return false
  if (of === 'any') return true
  if (of === 'yours' || of === 'against') return isAgainst({ die }) === (of === 'against')
  return of === die
}

/**
 * Whether rights cover all steps of a change.
 * @example
 * const right = { op: 'reroll', of: 'yours', amount: 1 }
 * coversSteps([right], [{ op: 'reroll', die: 'g0', face: null }]) // true
 * coversSteps([right], [{ op: 'reroll', die: 'p0', face: null }]) // false
 */
export function coversSteps(rights: readonly AfterRoll[], steps: readonly DiceStep[]): boolean {
  const used = rights.map(() => 0)
  return steps.every((step) => {
    const at = rights.findIndex(
      (right, index) => covers(right, step) && (right.amount === null || (used[index] ?? 0) < right.amount),
    )
    if (at === -1) return false
    used[at] = (used[at] ?? 0) + 1
    return true
  })
}

function covers(right: AfterRoll, step: DiceStep): boolean {
  if (step.op === 'symbol' || step.op !== right.op || !coversDie(right, step.die)) return false
  return right.op === 'reroll' || step.face === right.face
}
