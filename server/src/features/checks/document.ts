import type { CheckKind, Lane, PlayCondition, ReasonKind, RollAudience } from '@waybook/contract'
import type { Modifier as DiceModifier, Payment, Pool, RangeBand, WeaponQuality } from '@waybook/rules'

import type { RollRecord } from '../dice/queries.ts'

/** A check as stored: a document that is read and written as a whole (decision 0110). It contains ids, and no names of entities. */
export interface CheckDocument {
  readonly kind: CheckKind
  readonly state: 'open' | 'closed' | 'cancelled'
  readonly title: string
  /** The first name and the id of the user who called it. */
  readonly by: string
  readonly byId: string
  readonly audience: RollAudience
  readonly parts: readonly Part[]
}

export interface Part {
  readonly id: string
  /** The id of a character, or of a combatant with points of its own. */
  readonly character: string
  /** Increases with every change to the pool. */
  readonly version: number
  /** How often the part was stored again; missing until then. */
  readonly saves?: number
  readonly skill: string
  readonly skills: readonly string[]
  /** As they were when the skill was chosen. */
  readonly basis: Basis
  readonly modifiers: readonly Modifier[]
  readonly difficultyHidden: boolean
  readonly target: Aim | null
  readonly storyPoints: { readonly players: boolean; readonly gameMaster: boolean }
  /** SHA-256 of the secret that decides the roll. */
  readonly commitment: string
  readonly rolled: Rolled | null
  readonly effects: readonly Effect[]
}

export interface Basis {
  readonly characteristic: string
  readonly value: number
  readonly ranks: number
}

export interface Modifier extends DiceModifier {
  readonly id: string
  readonly lane: Lane
  /** `about`: the id of whom the reason names, who may be hidden. */
  readonly reason: { readonly kind: ReasonKind; readonly text: string; readonly about?: string }
  readonly on: boolean
  /** The characteristics to which it is limited. */
  readonly only?: readonly string[] | undefined
  /** The first name and the id of the user who added it; `null` if Waybook did. */
  readonly by: string | null
  readonly byId: string | null
  /** The dice that waited for this check, and wait again if it is cancelled. */
  readonly queued?: QueuedDie
}

/** Dice that wait for somebody's next check. */
export interface QueuedDie {
  readonly id: string
  /** The id of a character, or of a combatant with points of its own. */
  readonly owner: string
  readonly op: DiceModifier['op']
  readonly die: DiceModifier['die']
  readonly count: number
  readonly text: string
}

/** What an attack or a treatment is aimed at. */
export interface Aim {
  /** The id of a combatant or of a character. */
  readonly id: string | null
  readonly band: RangeBand | null
  /** `null` for bare hands, and for treatment. */
  readonly weapon: Weapon | null
  /** The name of the critical injury that is treated; left out if it is the wounds. */
  readonly injury?: string
}

/** The weapon of an attack, as it was when the attack began. */
export interface Weapon {
  /** The id of the item; `null` for bare hands, and for one that the game master described. */
  readonly id: string | null
  /** Of one that was described. */
  readonly name?: string
  /** The damage before successes; `null` if it is not a number. */
  readonly damage: number | null
  readonly pierce: number
  readonly melee: boolean
  /** How much advantage a critical injury costs; `null` if it causes none. */
  readonly critical: number | null
  readonly qualities: readonly WeaponQuality[]
}

/** The roll, and what it was made of, so that it can be followed later. */
export interface Rolled {
  readonly roll: RollRecord
  readonly pool: Pool
  readonly basis: Basis
  readonly modifiers: readonly Modifier[]
  readonly physical: boolean
}

/** What came of a roll. */
export interface Effect {
  readonly id: string
  readonly option: string
  readonly name: string
  readonly paid: Payment | null
  readonly by: string
  readonly byId: string
  readonly undone: boolean
  readonly did: Outcome
}

/** What an effect did, from which it is worded for each viewer and undone. `target`: the id of a combatant or of a character. */
export type Outcome =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'points'; readonly target: string; readonly wounds: Span; readonly strain: Span }
  | { readonly kind: 'condition'; readonly target: string; readonly condition: PlayCondition; readonly rolled?: number }
  | { readonly kind: 'healed'; readonly target: string; readonly condition: PlayCondition }
  | { readonly kind: 'queued'; readonly queued: QueuedDie }

/** A number before and after. */
export interface Span {
  readonly before: number
  readonly after: number
}

/** A check with what identifies it. */
export interface StoredCheck {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly version: number
  readonly document: CheckDocument
}
