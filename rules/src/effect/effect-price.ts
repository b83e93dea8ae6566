import type { Symbols } from '../check/left-of.ts'
import { amountOf, type EffectHolder } from './effect-amount.ts'
import type { Effect, effectCosts, effectSpans } from './effect.ts'

/** A price of an effect. Symbols are paid after the roll. People keep track of maneuvers themselves. */
export interface EffectPrice {
  readonly what: PointPrice | keyof Symbols
  readonly count: number
}

type PointPrice = 'strain' | 'wounds' | 'story point' | 'maneuver'

/** How often an effect may be used. */
export interface EffectLimit {
  readonly count: number
  readonly per: (typeof effectSpans)[number]
}

type Cost = (typeof effectCosts)[number]

function isPointPrice(what: Cost): what is PointPrice {
  return what === 'strain' || what === 'wounds' || what === 'story point' || what === 'maneuver'
}

/**
 * Whether a price is paid with symbols of the roll.
 * @example isSymbolPrice('triumph') // true
 */
export function isSymbolPrice(what: Cost): what is keyof Symbols {
  return what === 'advantage' || what === 'triumph' || what === 'threat' || what === 'despair'
}

type Ranked = Pick<EffectHolder, 'rank' | 'characteristics'>

/**
 * The prices of an effect that is used before a roll, with the choices that can be paid then; `null` if one has no such choice.
 * @example pricesBeforeRoll({ costs: [[{ what: 'triumph', amount: { base: 1, rank: 0, of: null } }]] }, { rank: 1, characteristics: {} }) // null
 */
export function pricesBeforeRoll({ costs }: Pick<Effect, 'costs'>, holder: Ranked): EffectPrice[][] | null {
  return payable(costs, holder, isPointPrice)
}

/**
 * The prices of an effect that is used after a roll, with the choices that can be paid then; `null` if one has no such choice.
 * @example pricesAfterRoll({ costs: [[{ what: 'triumph', amount: { base: 1, rank: 0, of: null } }]] }, { rank: 1, characteristics: {} }) // [[{ what: 'triumph', count: 1 }]]
 */
export function pricesAfterRoll({ costs }: Pick<Effect, 'costs'>, holder: Ranked): EffectPrice[][] | null {
  return payable(costs, holder, (what): what is EffectPrice['what'] => isPointPrice(what) || isSymbolPrice(what))
}

function payable(
  costs: Effect['costs'],
  holder: Ranked,
  isPayable: (what: Cost) => what is EffectPrice['what'],
): EffectPrice[][] | null {
  const prices = costs.map((choices) =>
    choices.flatMap(({ what, amount }) => (isPayable(what) ? [{ what, count: amountOf(amount, holder) }] : [])),
  )
  return prices.some((choices) => choices.length === 0) ? null : prices
}

/**
 * @example limitOf({ limit: { amount: { base: 0, rank: 1, of: null }, per: 'session' } }, { rank: 2, characteristics: {} }) // { count: 2, per: 'session' }
 */
export function limitOf({ limit }: Pick<Effect, 'limit'>, holder: Ranked): EffectLimit | null {
  return limit && { count: amountOf(limit.amount, holder), per: limit.per }
}

/** When an effect is used. Everything is `null` that does not run: outside an encounter there are no rounds and turns. */
export interface EffectMoment {
  readonly session: string | null
  readonly encounter: string | null
  readonly round: number
  readonly turn: string | null
  readonly check: string | null
}

/**
 * How often an effect can still be used now; `null` if nobody counts, because no encounter runs.
 * @example
 * const now = { session: 's', encounter: null, round: 0, turn: null, check: null }
 * usesLeft({ count: 2, per: 'session' }, [now], now) // 1
 * usesLeft({ count: 1, per: 'round' }, [now], now) // null
 */
export function usesLeft({ count, per }: EffectLimit, uses: readonly EffectMoment[], now: EffectMoment): number | null {
  const spans = spansOf(now)
  const span = spans[per]
  if (span === null) return null
  return Math.max(0, count - uses.filter((use) => spansOf(use)[per] === span).length)
}

function spansOf({ session, encounter, round, turn, check }: EffectMoment) {
  return {
    session: session ?? '',
    check: check ?? '',
    encounter,
    round: encounter && `${encounter} ${round}`,
    turn: encounter && `${encounter} ${round} ${turn ?? ''}`,
  }
}

/** The points of somebody who pays. */
interface Payer {
  readonly wounds: number
  readonly woundThreshold: number
  readonly strain: number
  /** `null` if strain is suffered as wounds. */
  readonly strainThreshold: number | null
  readonly isMinion: boolean
}

/**
 * Why somebody cannot pay wounds or strain; `null` if they can. A price may reach a threshold, but not pass it.
 * @example priceProblem({ what: 'strain', count: 2 }, { wounds: 0, woundThreshold: 12, strain: 11, strainThreshold: 12, isMinion: false }) // 'Only 1 strain can still be suffered'
 */
export function priceProblem({ what, count }: EffectPrice, payer: Payer): string | null {
  if (what !== 'strain' && what !== 'wounds') return null
  if (what === 'strain' && payer.isMinion) return 'Minions suffer no strain'
  const { strainThreshold } = payer
  const isStrain = what === 'strain' && strainThreshold !== null
  const left = isStrain ? strainThreshold - payer.strain : payer.woundThreshold - payer.wounds
  if (count <= left) return null
  const points = isStrain ? 'strain' : left === 1 ? 'wound' : 'wounds'
  return left > 0 ? `Only ${left} ${points} can still be suffered` : `No more ${points} can be suffered`
}

/**
 * Whether a payer suffers a price of strain as wounds: rivals have no threshold of strain.
 * @example paysAsWounds({ what: 'strain', count: 2 }, { strainThreshold: null, isMinion: false }) // true
 */
export function paysAsWounds(
  { what }: EffectPrice,
  { strainThreshold, isMinion }: Pick<Payer, 'strainThreshold' | 'isMinion'>,
): boolean {
  return what === 'strain' && strainThreshold === null && !isMinion
}
