import type { WeaponQuality } from '../character/weapon-figures.ts'
import type { Payment } from './left-of.ts'
import type { Modifier } from './modifier.ts'

/** What an option does to whom. `strain`: negative numbers recover. */
export type SpendingEffect =
  | { readonly kind: 'text' }
  | { readonly kind: 'strain'; readonly by: number }
  | { readonly kind: 'queued'; readonly dice: Modifier }
  | { readonly kind: 'critical' }
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
  /** Each is a way to pay. */
  readonly costs: readonly Payment[]
  /** Whom it is for: the roller, the target of the attack, or somebody who is chosen. */
  readonly who: 'self' | 'aim' | 'chosen'
  readonly effect: SpendingEffect
}

/** What decides which options there are. */
export interface Situation {
  /** The id of the skill that was rolled. */
  readonly skill: string
  /** The weapon of an attack, and whether it hit; `null` if it was no attack. */
  readonly attack: {
    readonly hit: boolean
    readonly aimed: boolean
    readonly melee: boolean
    /** How much advantage a critical injury costs; `null` if only a triumph causes one. */
    readonly critical: number | null
    readonly qualities: readonly WeaponQuality[]
  } | null
}
