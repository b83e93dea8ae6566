import {
  spendableSymbols,
  type Check,
  type CheckEffect,
  type CheckPart,
  type CheckResult,
  type SpendingOffer,
  type SymbolCounts,
} from '@waybook/contract'
import { checks } from '@waybook/messages/checks'
import { FORCE_OPTION } from '@waybook/rules'

import { saidWords } from '#ui/text/said-words.ts'

import { targetName } from './check-words.ts'

type Cost = SpendingOffer['costs'][number]

/** Such as "2 advantage". */
export const costWords = ({ symbol, count }: Cost) => checks.cost({ symbol, count })

/** The name of an offer or an effect. */
export const nameWords = ({ name, said }: Pick<CheckEffect, 'name' | 'said'>) =>
  saidWords({ text: name, said: said?.name })

/** What an offer or an effect does. */
export const outcomeText = ({ text, said }: Pick<CheckEffect, 'text' | 'said'>) => saidWords({ text, said: said?.text })

/** Whether the remaining symbols cover one way to pay. */
export const mayPay = ({ symbol, count }: Cost, left: SymbolCounts | null) =>
  left !== null && (left[symbol] ?? 0) >= count

/** The unspent symbols, such as "2 advantage, 1 triumph left". */
export function leftWords(left: SymbolCounts): string {
  const words = spendableSymbols.flatMap((symbol) => {
    const count = left[symbol] ?? 0
    return count > 0 ? [costWords({ symbol, count })] : []
  })
  return words.length === 0 ? checks.nothingLeft() : checks.left({ symbols: words.join(', ') })
}

/** The label of the button that applies a result, such as "Apply 5 damage to Raider 2". */
export function applyText(kind: Check['kind'], { result, target }: Pick<CheckPart, 'result' | 'target'>): string {
  const total = result?.total ?? null
  const whom = targetName(target)
  if (result && result.injury !== null) {
    const { injury } = result
    return whom === '' ? checks.healInjury({ injury }) : checks.healInjuryFor({ injury, target: whom })
  }
  if (kind === 'recovery') return checks.recover({ strain: total ?? 0 })
  if (kind === 'healing') {
    const count = total ?? 0
    return whom === '' ? checks.heal({ count }) : checks.healFor({ count, target: whom })
  }
  if (total === null) return whom === '' ? checks.applyDamage() : checks.applyDamageTo({ target: whom })
  return whom === '' ? checks.apply({ damage: total }) : checks.applyTo({ damage: total, target: whom })
}

/** The calculation of damage, such as "9 less soak 4, pierce 1"; without a known soak "9 damage before soak". */
export function damageText({ base, soak, pierce, times, divided, reduced = 0 }: CheckResult): string {
  const factor = times !== undefined ? 'times' : divided !== undefined ? 'divided' : 'none'
  const damage = { base, factor, by: times ?? divided ?? 1 } as const
  const steps = [
    soak === null ? checks.damageBeforeSoak(damage) : checks.damageLessSoak({ ...damage, soak }),
    ...(pierce > 0 ? [checks.pierce({ pierce })] : []),
    ...(reduced > 0 ? [checks.takenAway({ reduced })] : []),
  ]
  return steps.join(', ')
}

/** The offers whose effect the spender describes. */
const inOwnWords: ReadonlySet<string> = new Set(['benefit', 'mishap', 'worse', FORCE_OPTION])

export const wantsWords = ({ option }: Pick<SpendingOffer, 'option'>) => inOwnWords.has(option)
