import type {
  CheckKind,
  EncounterSide,
  ModifierOwner,
  PlayCondition,
  ReasonKind,
  RollAudience,
  Said,
} from '@waybook/contract'
import type {
  AfterRoll,
  EffectFigure,
  EffectLimit,
  EffectPrice,
  EffectRoller,
  EffectSymbol,
  ForcePrice,
  ForceSide,
  Modifier as DiceModifier,
  Net,
  Payment,
  Pool,
  RangeBand,
  ScaleChange,
  VehicleSide,
  WeaponQuality,
} from '@waybook/rules'

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
  /** The id of a character, or of a combatant with its own points. */
  readonly character: string
  /** Increases with every change to the pool. */
  readonly version: number
  /** How often the part was saved after its first save; missing until then. */
  readonly saves?: number
  readonly skill: string
  readonly skills: readonly string[]
  /** The characteristic and ranks at the time the skill was chosen. */
  readonly basis: Basis
  readonly modifiers: readonly Modifier[]
  /** The Force dice that are thrown with the pool; left out for none. */
  readonly force?: number
  /** The effects of pages that may change the pool. Missing in checks from before they had switches. */
  readonly pageEffects?: readonly PageEffect[]
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
  readonly owner: ModifierOwner
  /** `about`: the id of the combatant or character that the reason names, which may be hidden. */
  /** `holder`: the id of somebody other than the roller who has the page that `about` names. */
  readonly reason: {
    readonly kind: ReasonKind
    readonly text: string
    /** What it says in codes; left out for names, words of people, and in records from before there were codes. */
    readonly said?: Said | undefined
    readonly about?: string
    readonly holder?: string
  }
  readonly on: boolean
  /** The characteristics and skills to which it is limited. */
  readonly only?: readonly string[] | undefined
  /** The first name and the id of the user who added it; `null` if Waybook did. */
  readonly by: string | null
  readonly byId: string | null
  /** The key of the page effect that it belongs to. */
  readonly effect?: string
  /** The queued dice that this check took. They are queued again if it is cancelled. */
  readonly queued?: QueuedDie
}

/** An effect of a page, as its line was when the check was called. Its dice are modifiers. */
export interface PageEffect {
  /** Identifies it in its part. */
  readonly key: string
  /** The quality of the weapon; left out for an effect that the page itself has. */
  readonly quality?: string
  /** Whether the attack waits until it is on. */
  readonly required?: true
  readonly kind: 'talent' | 'item' | 'scene' | 'condition' | 'weapon'
  /** The id of the page, or the name of a condition or quality behind `name:`. */
  readonly source: string
  /** The id of the character or combatant that has it, and pays for it. */
  readonly holder: string
  /** In the usual form. */
  readonly line: string
  readonly rank: number
  /** The characteristics and skills to which it is limited. */
  readonly only?: readonly string[] | undefined
  /** Whether the target of the attack has it, and not the roller. */
  readonly ofTarget?: true
  /** What the roller is to somebody else who has it. */
  readonly other?: EffectRoller['is']
  /** The damage of a hit that it takes away, after the roll. */
  readonly reduces?: number
  /** How it changes dice that have fallen; left out for an effect before the roll. */
  readonly after?: readonly AfterRoll[]
  /** The person who switches it. */
  readonly owner: ModifierOwner
  readonly on: boolean
  /** The symbols that it adds to the roll. */
  readonly symbols?: readonly EffectSymbol[]
  /** The Force dice that it adds or takes away. */
  readonly force?: number
  /** What it changes of the weapon of an attack. */
  readonly figures?: readonly EffectFigure[]
  /** All are paid with the roll, each by one of its choices. */
  readonly prices: readonly (readonly EffectPrice[])[]
  readonly limit: EffectLimit | null
}

/** Dice that are queued for somebody's next check. */
export interface QueuedDie {
  readonly id: string
  /** The id of a character, or of a combatant with its own points. */
  readonly owner: string
  readonly op: DiceModifier['op']
  readonly die: DiceModifier['die']
  readonly count: number
  readonly text: string
  readonly said?: Said | undefined
}

/** The target of an attack or a treatment. */
export interface Aim {
  /** The id of a combatant or of a character. */
  readonly id: string | null
  readonly band: RangeBand | null
  /** `null` for bare hands, and for treatment. */
  readonly weapon: Weapon | null
  /** The name of the critical injury to treat; left out to treat the wounds. */
  readonly injury?: string
  /** The side of a vehicle that is shot at. */
  readonly side?: VehicleSide
  /** The silhouettes of two ships, if they decide the difficulty. */
  readonly sizes?: { readonly attacker: number; readonly target: number }
  /** Left out if weapon and target have the same scale. */
  readonly scale?: ScaleChange
}

/** The weapon of an attack, as it was when the attack began. */
export interface Weapon {
  /** The id of the item; `null` for bare hands, and for one that the game master described. */
  readonly id: string | null
  /** The name of a described weapon. */
  readonly name?: string
  /** The damage before successes; `null` if it is not a number. */
  readonly damage: number | null
  readonly pierce: number
  readonly melee: boolean
  /** How much advantage a critical injury costs; `null` if it causes none. */
  readonly critical: number | null
  readonly qualities: readonly WeaponQuality[]
  /** Left out for weapons of people. */
  readonly scale?: 'vehicle'
}

/** The roll, with the modifiers of its pool, so anybody can check it later. */
export interface Rolled {
  readonly roll: RollRecord
  readonly pool: Pool
  readonly basis: Basis
  readonly modifiers: readonly Modifier[]
  readonly physical: boolean
  /** Left out if no Force dice were thrown. */
  readonly force?: ForceUse
}

/** The cost of Force points for the roller, as it was at the roll. */
export interface ForceUse {
  readonly side: ForceSide
  readonly price: ForcePrice
  readonly point: 'destiny point' | 'story point'
}

/** An effect of a roll. */
export interface Effect {
  readonly id: string
  readonly option: string
  readonly name: string
  readonly paid: Payment | null
  readonly by: string
  readonly byId: string
  readonly undone: boolean
  /** Whether the game master keeps it although its symbols are gone. */
  readonly kept?: boolean
  /** The net result that was applied. It is missing in results from before dice could change. */
  readonly applied?: Net
  /** The damage that the target's effects took away from the applied result; left out for nothing. */
  readonly reduced?: number
  readonly did: Outcome
}

/** An effect without its id and its author. */
export type Done = Pick<Effect, 'option' | 'name' | 'paid' | 'did' | 'applied' | 'reduced'>

/** The outcome of an effect, for wording it for each viewer and for undoing it. `target`: the id of a combatant or a character. */
export type Outcome =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'points'; readonly target: string; readonly wounds: Span; readonly strain: Span }
  | { readonly kind: 'condition'; readonly target: string; readonly condition: PlayCondition; readonly rolled?: number }
  | { readonly kind: 'healed'; readonly target: string; readonly condition: PlayCondition }
  | { readonly kind: 'queued'; readonly queued: QueuedDie }
  /** A Force point of the other side. */
  | {
      readonly kind: 'force'
      readonly text: string
      readonly target: string
      readonly wounds: Span
      readonly strain: Span
      /** The part of a check for which a point went to the opponents; `null` if none did. */
      readonly flipped: { readonly side: EncounterSide; readonly checkId: string; readonly character: string } | null
      readonly point: ForceUse['point']
    }
  | Used

/** The use of a page's effect, with what was paid. */
export interface Used {
  readonly kind: 'used'
  /** The id of the row that counts it. */
  readonly use: string
  /** The id of the page. */
  readonly source: string
  /** The id of the character or combatant that paid. */
  readonly target: string
  readonly wounds: Span
  readonly strain: Span
  readonly storyPoints: { readonly side: EncounterSide; readonly count: number } | null
  /** Whether the target of the attack used it. */
  readonly ofTarget?: true
  /** The key of the target's effect, and the damage that it takes away. */
  readonly reaction?: { readonly key: string; readonly reduces: number }
}

/** A number before and after. */
export interface Span {
  readonly before: number
  readonly after: number
}

/** A check with its id and version. */
export interface StoredCheck {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly version: number
  readonly document: CheckDocument
}
