import { qualityText, type WeaponQuality } from '../character/weapon-figures.ts'
import type { SpendingEffect, SpendingOption } from './spending-option.ts'

interface Active {
  readonly text: string
  /** Makes the effect from the quality's rating. */
  readonly effect: (rating: number) => SpendingEffect
}

const condition =
  (name: string, dice: Extract<SpendingEffect, { kind: 'condition' }>['dice'] = []) =>
  (rating: number): SpendingEffect => ({ kind: 'condition', name, dice, rounds: rating })
const setback = [{ op: 'add', die: 'setback', count: 1 }] as const

/** The qualities that advantage activates, in our own words. Other qualities are always active, or are up to the players. */
const active: Readonly<Record<string, Active>> = {
  burn: { text: 'The target burns.', effect: condition('Burning') },
  concussive: { text: 'The target is staggered.', effect: condition('Staggered') },
  disorient: { text: 'The target’s checks get 1 setback.', effect: condition('Disoriented', setback) },
  ensnare: { text: 'The target cannot move.', effect: condition('Held fast') },
  knockdown: {
    text: 'The target falls.',
    effect: () => ({ kind: 'condition', name: 'Prone', dice: [], rounds: null }),
  },
  stun: { text: 'The target suffers strain.', effect: (by) => ({ kind: 'strain', by }) },
  blast: { text: 'Others nearby are hit too.', effect: () => ({ kind: 'text' }) },
  linked: { text: 'The attack hits again.', effect: () => ({ kind: 'text' }) },
  autofire: { text: 'The attack hits again.', effect: () => ({ kind: 'text' }) },
  guided: { text: 'A miss may still hit.', effect: () => ({ kind: 'text' }) },
  sunder: { text: 'Something the target holds is damaged.', effect: () => ({ kind: 'text' }) },
}

/** The advantage that activates a quality. */
const COST = 2

/** The option that a quality such as `Burn 2` offers; `null` if advantage doesn't activate it. */
export function qualityOption(quality: WeaponQuality): SpendingOption | null {
  const key = quality.name.toLowerCase().replaceAll(/[^a-z]/gu, '')
  const found = Object.hasOwn(active, key) ? active[key] : undefined
  if (!found) return null
  const effect = found.effect(quality.rating)
  const costs = [
    { symbol: 'advantage', count: COST },
    { symbol: 'triumph', count: 1 },
  ] as const
  return { id: `quality-${key}`, name: qualityText(quality), text: found.text, costs, who: 'aim', effect }
}

/**
 * The dice that a weapon's qualities add to each attack with it.
 * @example dieQualities([{ name: 'Accurate', rating: 2 }]) // [{ name: 'Accurate', die: 'boost', count: 2 }]
 */
export function dieQualities(qualities: readonly WeaponQuality[]): QualityDice[] {
  const dice = { accurate: 'boost', inaccurate: 'setback' } as const
  return qualities.flatMap(({ name, rating }) => {
    const key = name.toLowerCase()
    return key === 'accurate' || key === 'inaccurate' ? [{ name, die: dice[key], count: rating }] : []
  })
}

interface QualityDice {
  readonly name: string
  readonly die: 'boost' | 'setback'
  readonly count: number
}
