import { qualityKey, qualityText, type WeaponQuality } from '../character/weapon-figures.ts'
import { amountOf } from '../effect/effect-amount.ts'
import { isSymbolPrice } from '../effect/effect-price.ts'
import type { Effect } from '../effect/effect.ts'
import { effectsOfQuality } from '../effect/quality-effects.ts'
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
 * The options that a quality such as `Burn 2` offers after a hit, or `Guided` after a miss; none if symbols do not activate it then.
 * @example qualityOptions({ name: 'Stun', rating: 2 }, 'hitting')[0].effect // { kind: 'strain', by: 2 }
 */
export function qualityOptions(quality: WeaponQuality, moment: 'hitting' | 'missing'): SpendingOption[] {
  const key = qualityKey(quality.name)
  return effectsOfQuality(quality).flatMap((effect, index): SpendingOption[] => {
    if (effect.when === null || 'on' in effect.when || effect.when.moment !== moment) return []
    const bought = spendingEffect(effect, quality.rating)
    const costs = paymentsOf(effect)
    if (!bought || costs.length === 0) return []
    const id = index === 0 ? `quality-${key}` : `quality-${key}-${index + 1}`
    return [{ id, name: qualityText(quality), text: textOf(quality, effect), costs, who: 'aim', effect: bought }]
  })
}

function textOf({ name, lines }: WeaponQuality, { changes: [change] }: Effect): string {
  const own = lines ? undefined : texts[qualityKey(name)]
  if (own !== undefined || !change) return own ?? ''
  if (change.do === 'say') return change.text
  return change.do === 'give' ? `The target gets ${change.text}.` : 'The target suffers strain.'
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
