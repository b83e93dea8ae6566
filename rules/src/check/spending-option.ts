import type { WeaponQuality } from '../character/weapon-figures.ts'
import type { Payment } from './left-of.ts'
import type { Modifier } from './modifier.ts'

/** The effect of an option. A negative number of `strain` is recovered. */
export type SpendingEffect =
  | { readonly kind: 'text' }
  | { readonly kind: 'strain'; readonly by: number }
  | { readonly kind: 'queued'; readonly dice: Modifier }
  | { readonly kind: 'critical' }
  /** A Force point, for which a character of the other side pays. */
  | { readonly kind: 'force' }
  | {
      readonly kind: 'condition'
      readonly name: string | null
      readonly dice: readonly Modifier[]
      readonly rounds: number | null
    }

/** Something that symbols can buy. */
export interface SpendingOption {
  readonly id: string
  readonly name: string
  readonly text: string
  /** Alternative ways to pay. */
  readonly costs: readonly Payment[]
  /** The affected character: the roller, the target of the attack, or a chosen one. */
  readonly who: 'self' | 'aim' | 'chosen'
  readonly effect: SpendingEffect
}

/** The situation of a roll, which decides its options. */
export interface Situation {
  /** The id of the skill that was rolled. */
  readonly skill: string
  /** `null` if the roll wasn't an attack. */
  readonly attack: {
    readonly hit: boolean
    readonly aimed: boolean
    readonly melee: boolean
    /** The advantage that a critical injury costs; `null` if only a triumph causes one. */
    readonly critical: number | null
    readonly qualities: readonly WeaponQuality[]
  } | null
}
