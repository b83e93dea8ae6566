import type { Effect, EffectAmount, EffectChange } from './effect.ts'

/** One thing that an effect does, as a row of facts. */
export interface EffectFact {
  /** What it does without its amount: `+boost`, `upgrade ability`, `soak`, `reroll`, `give`. */
  readonly does: string
  /** A skill, a characteristic, `any`, or a moment such as `attacking`; `always` for an effect of no particular roll. */
  readonly on: string
  /** How much, with the rank; 0 for all, for words and for values of a character. Negative if it takes a figure away. */
  readonly amount: number
}

/**
 * The facts about an effect: one for each change and each name that it is for.
 * @example
 * const parsed = parseEffect('-1 setback on perception or vigilance', ['perception', 'vigilance'])
 * effectFacts(parsed.effect, 1) // [{ does: '-setback', on: 'perception', amount: 1 }, { does: '-setback', on: 'vigilance', amount: 1 }]
 */
export function effectFacts({ changes, when }: Effect, rank: number): EffectFact[] {
  const on = when === null ? ['always'] : 'on' in when ? when.on : [when.moment]
  return changes.flatMap((change) => {
    const done = { does: doneBy(change), amount: amountIn(change, rank) }
    return on.map((name) => ({ ...done, on: name }))
  })
}

function doneBy(change: EffectChange): string {
  switch (change.do) {
    case 'dice':
      return `${change.sign > 0 ? '+' : '-'}${change.die}`
    case 'symbol':
      return `${change.sign > 0 ? '+' : '-'}${change.symbol}`
    case 'figure':
      return change.figure
    case 'upgrade':
    case 'downgrade':
    case 'turn':
      return `${change.do} ${change.die}`
    case 'heal':
    case 'suffer':
    case 'deal':
      return `${change.do} ${change.points}`
    default:
      return change.do
  }
}

function amountIn(change: EffectChange, rank: number): number {
  if (!('amount' in change) || change.amount === null) return 0
  const amount = numberOf(change.amount, rank)
  return change.do === 'figure' && change.sign < 0 ? -amount : amount
}

function numberOf({ base, rank: ranks, of }: EffectAmount, rank: number): number {
  return of === null ? base + ranks * rank : 0
}
