import { qualityText, type WeaponQuality } from '../character/weapon-figures.ts'
import { amountOf } from '../effect/effect-amount.ts'
import { isSymbolPrice } from '../effect/effect-price.ts'
import type { Effect } from '../effect/effect.ts'
import { qualityEffect, qualityKey } from '../effect/quality-effects.ts'
import type { Payment } from './left-of.ts'
import type { SpendingEffect, SpendingOption } from './spending-option.ts'

/** What qualities do whose effect does not say it in words. */
const texts: Readonly<Record<string, string>> = {
  burn: 'The target burns.',
  concussive: 'The target is staggered.',
  disorient: 'The target’s checks get 1 setback.',
  ensnare: 'The target cannot move.',
  knockdown: 'The target falls.',
  stun: 'The target suffers strain.',
}

/** The dice of the conditions that qualities give. */
const diceOf: Readonly<Record<string, Extract<SpendingEffect, { kind: 'condition' }>['dice']>> = {
  Disoriented: [{ op: 'add', die: 'setback', count: 1 }],
}

/**
 * The option that a quality such as `Burn 2` offers after a hit, or `Guided` after a miss; `null` if symbols do not activate it then.
 * @example qualityOption({ name: 'Stun', rating: 2 }, 'hitting')?.effect // { kind: 'strain', by: 2 }
 */
export function qualityOption(quality: WeaponQuality, moment: 'hitting' | 'missing'): SpendingOption | null {
  const effect = qualityEffect(quality.name)
  if (!effect || effect.when === null || 'on' in effect.when || effect.when.moment !== moment) return null
  const bought = spendingEffect(effect, quality.rating)
  if (!bought) return null
  const key = qualityKey(quality.name)
  const [change] = effect.changes
  const text = texts[key] ?? (change?.do === 'say' ? change.text : '')
  return {
    id: `quality-${key}`,
    name: qualityText(quality),
    text,
    costs: paymentsOf(effect),
    who: 'aim',
    effect: bought,
  }
}

function spendingEffect({ changes: [change] }: Effect, rank: number): SpendingEffect | null {
  if (!change) return null
  const holder = { rank, characteristics: {} }
  switch (change.do) {
    case 'give': {
      const rounds = change.rounds && amountOf(change.rounds, holder)
      return { kind: 'condition', name: change.text, dice: diceOf[change.text] ?? [], rounds }
    }
    case 'deal':
      return change.points === 'strain' ? { kind: 'strain', by: amountOf(change.amount, holder) } : null
    case 'say':
      return { kind: 'text' }
    default:
      return null
  }
}

/** The symbols that activate an effect, one of which is paid. */
function paymentsOf({ costs }: Effect): Payment[] {
  return costs
    .flat()
    .flatMap(({ what, amount }) =>
      isSymbolPrice(what) ? [{ symbol: what, count: amountOf(amount, { rank: 1, characteristics: {} }) }] : [],
    )
}
