import { characteristics } from '../skills/characteristic.ts'

/* The words of effects. Each is one token of a line: words of two parts, such as `in melee`, are joined with a space. */

export const effectDice = ['boost', 'setback', 'ability', 'difficulty', 'proficiency', 'challenge', 'force'] as const
export const effectSymbols = [
  'success',
  'failure',
  'advantage',
  'threat',
  'triumph',
  'despair',
  'light',
  'dark',
] as const
export const upgradedDice = ['ability', 'difficulty'] as const
export const effectFigures = [
  'damage',
  'pierce',
  'critical',
  'injury',
  'soak',
  'melee defense',
  'ranged defense',
  'defense',
  'wounds',
  'strain',
  'encumbrance',
  'handling',
  'armor',
] as const
export const effectPoints = ['wounds', 'strain'] as const
/** `allies`: all others of the holder's side. `group`: the holder and its allies. */
export const effectPeople = ['self', 'allies', 'group', 'foes', 'crew', 'attacker', 'target'] as const
export const effectMoments = [
  'attacking',
  'attacked',
  'hitting',
  'missing',
  'hit',
  'healing',
  'healed',
  'opposed',
  'initiative',
] as const
export const effectReaches = ['in melee', 'at range'] as const
export const effectBands = ['engaged', 'close', 'medium', 'long', 'extreme'] as const
export const effectSubjects = ['target', 'self', 'scene', 'weapon'] as const
export const effectSpans = ['turn', 'round', 'check', 'encounter', 'session'] as const
export const effectCosts = [
  'strain',
  'wounds',
  'advantage',
  'triumph',
  'threat',
  'despair',
  'story point',
  'light',
  'dark',
  'ammo',
  'committed',
  'maneuver',
] as const
/** Whose dice are thrown again. */
export const rerollScopes = ['yours', 'against', 'any'] as const
/** `shortfall`: by how much a test with `below` is missed. */
export const amountSources = ['shortfall', ...characteristics] as const

type OneOf<Words extends readonly string[]> = Words[number]

/**
 * A number, plus ranks of whoever has the effect, or a value of theirs.
 * `2` is `{ base: 2, rank: 0, of: null }`, `2 + rank` has rank 1, and `brawn` is `{ base: 0, rank: 0, of: 'brawn' }`.
 */
export interface EffectAmount {
  readonly base: number
  readonly rank: number
  readonly of: OneOf<typeof amountSources> | null
}

/** What an effect does. A sign of -1 takes away what is there. */
export type EffectChange =
  | {
      readonly do: 'dice'
      readonly sign: 1 | -1
      readonly die: OneOf<typeof effectDice>
      readonly amount: EffectAmount
    }
  | {
      readonly do: 'symbol'
      readonly sign: 1 | -1
      readonly symbol: OneOf<typeof effectSymbols>
      readonly amount: EffectAmount
    }
  | {
      readonly do: 'upgrade' | 'downgrade'
      readonly die: OneOf<typeof upgradedDice>
      readonly amount: EffectAmount
    }
  /** A sign of 0 provides the figure, of which the best counts. Otherwise it is added. */
  | {
      readonly do: 'figure'
      readonly figure: OneOf<typeof effectFigures>
      readonly sign: 1 | -1 | 0
      readonly amount: EffectAmount
    }
  | { readonly do: 'reduce damage' | 'ammo'; readonly amount: EffectAmount }
  /** `deal`: to the target. */
  | {
      readonly do: 'heal' | 'suffer' | 'deal'
      readonly points: OneOf<typeof effectPoints>
      readonly amount: EffectAmount
    }
  /** An amount of `null`: all of them. */
  | {
      readonly do: 'reroll'
      readonly of: OneOf<typeof rerollScopes> | OneOf<typeof effectDice>
      readonly amount: EffectAmount | null
    }
  /** A face without symbols is blank. */
  | {
      readonly do: 'turn'
      readonly die: OneOf<typeof effectDice>
      readonly amount: EffectAmount
      readonly face: readonly OneOf<typeof effectSymbols>[]
    }
  /** Gives a condition; rounds of `null`: until somebody ends it. */
  | { readonly do: 'give'; readonly text: string; readonly rounds: EffectAmount | null }
  | { readonly do: 'end' | 'ignore' | 'say'; readonly text: string }

/** A condition of the effect. `people`: words that people judge. */
export type EffectTest =
  | { readonly subject: 'people'; readonly text: string }
  | {
      readonly subject: OneOf<typeof effectSubjects>
      readonly is: 'is' | 'has'
      readonly text: string
    }
  | { readonly subject: 'range'; readonly is: 'at most' | 'at least'; readonly band: OneOf<typeof effectBands> }
  | {
      readonly subject: (typeof characteristics)[number]
      readonly is: 'below' | 'at least'
      readonly value: number | 'rank'
    }

export interface EffectCost {
  readonly what: OneOf<typeof effectCosts>
  readonly amount: EffectAmount
}

/** What a talent, quality, item, condition or scene does to dice and figures: one line of its file. */
export interface Effect {
  /** `passive`: always on. `offer`: its owner switches it on. `ask`: the game master allows it. */
  readonly mode: 'passive' | 'offer' | 'ask'
  /** At least one. */
  readonly changes: readonly EffectChange[]
  /** `null`: for whoever has it. */
  readonly who: {
    readonly people: OneOf<typeof effectPeople>
    readonly within: OneOf<typeof effectBands> | null
  } | null
  /** The ids of skills, characteristics or `any`; or a moment of the fight. `null`: it always applies. */
  readonly when:
    | { readonly on: readonly string[] }
    | { readonly moment: OneOf<typeof effectMoments>; readonly reach: OneOf<typeof effectReaches> | null }
    | null
  readonly tests: { readonly unless: boolean; readonly all: readonly EffectTest[] } | null
  readonly limit: { readonly amount: EffectAmount; readonly per: OneOf<typeof effectSpans> } | null
  /** All are paid, each by one of its choices. */
  readonly costs: readonly (readonly EffectCost[])[]
}
