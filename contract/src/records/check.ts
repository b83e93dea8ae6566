import { dieKinds, effectSpans, POOL_DIE_MAX, rangeBands, vehicleSides } from '@waybook/rules'
import * as z from 'zod/mini'

import { said } from '../said.ts'
import { dieSymbol } from './dice-change.ts'
import { entityId } from './entity-id.ts'
import { orderPlace, roll, rollAudience } from './roll.ts'

/** The purpose of a check. `recovery` recovers strain after a fight, `healing` treats wounds. */
export const checkKinds = ['skill', 'opposed', 'attack', 'initiative', 'recovery', 'healing'] as const
export const checkKind = z.enum(checkKinds)
export type CheckKind = z.infer<typeof checkKind>

export const checkDie = z.enum(dieKinds)
export const rangeBand = z.enum(rangeBands)
export const vehicleSide = z.enum(vehicleSides)
const count = z.int().check(z.minimum(0), z.maximum(POOL_DIE_MAX))

/** The dice that will be rolled. */
export const checkPool = z.record(checkDie, count)

/** What a modifier does with dice. An upgrade names the plain die (`ability`, `difficulty`), a downgrade the better die. */
export const modifierOps = ['add', 'remove', 'upgrade', 'downgrade'] as const
export const modifierOp = z.enum(modifierOps)
/** The owner of a modifier. Only the owner and the game master can change it. */
export const modifierOwners = ['player', 'ally', 'gameMaster'] as const
export const owner = z.enum(modifierOwners)
export type ModifierOwner = z.infer<typeof owner>

/** The origin of a modifier. */
export const reasonKinds = [
  'difficulty',
  'opponent',
  'range',
  'defence',
  'adversary',
  'cover',
  'weapon',
  'talent',
  'item',
  'scene',
  'condition',
  'queued',
  'storyPoint',
  'hand',
] as const
export const reasonKind = z.enum(reasonKinds)
export type ReasonKind = z.infer<typeof reasonKind>

/** A change to a pool, with its reason. The pool results from all modifiers that are on, in the order of the rules. */
export const checkModifier = z.object({
  id: z.string(),
  owner,
  op: modifierOp,
  die: checkDie,
  count,
  /** `text` is shown, such as "Hard" or "Cover", or what it says in codes. Both may be about somebody. */
  reason: z.object({ kind: reasonKind, text: z.string(), said: z.optional(said), about: z.optional(z.string()) }),
  /** Modifiers that Waybook adds can be switched off. */
  on: z.boolean(),
  /** The first name of the user who added it; `null` if Waybook did. */
  by: z.nullable(z.string()),
  /** Whether the viewer may switch or remove it. */
  editable: z.boolean(),
  /** The key of the page effect that it belongs to, if the viewer gets that. */
  effect: z.optional(z.string()),
})
export type CheckModifier = z.infer<typeof checkModifier>

/** The symbols that can be spent after cancellation. */
export const spendableSymbols = ['advantage', 'triumph', 'threat', 'despair', 'light', 'dark'] as const

/** What an effect costs, and how often it may be used. */
const effectPrice = z.object({
  what: z.enum(['strain', 'wounds', 'story point', 'maneuver', ...spendableSymbols]),
  count: z.int(),
  /** Whether strain is suffered as wounds, because its payer has no threshold of strain. */
  asWounds: z.optional(z.literal(true)),
})
const effectSymbol = z.object({ symbol: dieSymbol, count: z.int() })
const effectLimit = z.object({ count: z.int(), per: z.enum(effectSpans) })

/** An effect of a talent, an item or the scene that the viewer may switch. Its dice are the modifiers with its key. */
export const pageEffect = z.object({
  key: z.string(),
  kind: reasonKind,
  /** The name of the page. */
  name: z.string(),
  /** The line of the effect in its usual form. */
  line: z.string(),
  on: z.boolean(),
  /** Whether the roll waits until it is on: the weapon must be made ready. */
  required: z.optional(z.literal(true)),
  /** The symbols that it adds to the roll, before they cancel. */
  symbols: z.array(effectSymbol),
  /** The Force dice that it adds or takes away; left out for none. */
  force: z.optional(z.int()),
  /** What it changes of the weapon of an attack; a sign of 0 provides the figure. */
  figures: z.array(
    z.object({
      figure: z.enum(['damage', 'pierce', 'critical', 'injury']),
      sign: z.literal([1, -1, 0]),
      amount: z.number(),
    }),
  ),
  /** All are paid with the roll, each by one of its choices. */
  prices: z.array(z.array(effectPrice)),
  limit: z.nullable(effectLimit),
  /** How often it can still be used; `null` without a limit, or if nobody counts it now. */
  left: z.nullable(z.int()),
  /** Why the roll would be refused with it; `null` if it can be used. */
  problem: z.nullable(z.string()),
})
export type PageEffect = z.infer<typeof pageEffect>

/** An effect that allows its holder to change dice of the roll. An amount of `null` means all. */
export const rollEffect = z.object({
  effect: pageEffect,
  changes: z.array(
    z.union([
      z.object({
        op: z.literal('reroll'),
        of: z.enum(['yours', 'against', 'any', 'force', ...dieKinds]),
        amount: z.nullable(z.int()),
      }),
      z.object({ op: z.literal('turn'), of: checkDie, amount: z.int(), face: z.int() }),
    ]),
  ),
})
export type RollEffect = z.infer<typeof rollEffect>

/** An effect by which the target of a hit suffers less damage. */
export const hitReaction = z.object({ effect: pageEffect, reduces: z.int() })
export type HitReaction = z.infer<typeof hitReaction>

/** A hit on the viewer's character in an attack that they may not see. Names nobody. */
export const unknownHit = z.object({ checkId: z.string(), reaction: hitReaction })
export type UnknownHit = z.infer<typeof unknownHit>

export const spendableSymbol = z.enum(spendableSymbols)
export type SpendableSymbol = z.infer<typeof spendableSymbol>
export const symbolCounts = z.object({
  advantage: z.number(),
  triumph: z.number(),
  threat: z.number(),
  despair: z.number(),
  /** Left out without Force dice. */
  light: z.optional(z.number()),
  dark: z.optional(z.number()),
})
export type SymbolCounts = z.infer<typeof symbolCounts>

/** The name and the text of an effect in codes; each is left out for words of people and of the campaign. */
const saidOfEffect = z.object({ name: z.optional(said), text: z.optional(said) })

/** Something that the symbols of this roll can buy. */
export const spendingOffer = z.object({
  option: z.string(),
  name: z.string(),
  /** Its effect, such as "Odo’s next check gets 1 boost". */
  text: z.string(),
  said: z.optional(saidOfEffect),
  /** Alternative ways to pay: a symbol and its number. */
  costs: z.array(z.object({ symbol: spendableSymbol, count: z.number() })),
  /** Whether it affects a chosen character. */
  forSomebody: z.boolean(),
  /** Whether the remaining symbols can pay for it. */
  affordable: z.boolean(),
})
export type SpendingOffer = z.infer<typeof spendingOffer>

/** An effect of a roll: an option bought with its symbols, or the applied result. */
export const checkEffect = z.object({
  id: z.string(),
  option: z.string(),
  name: z.string(),
  /** The change that it made, such as "Strain 4 → 3". */
  text: z.string(),
  said: z.optional(saidOfEffect),
  paid: z.nullable(z.object({ symbol: spendableSymbol, count: z.number() })),
  by: z.string(),
  undone: z.boolean(),
  /** Whether the viewer may undo it. */
  undoable: z.boolean(),
  /** Whether the roll still has the symbols that paid for it, or the game master keeps it without them. */
  covered: z.boolean(),
  /** Whether the viewer may keep it. */
  keepable: z.boolean(),
})
export type CheckEffect = z.infer<typeof checkEffect>

/** The damage of a hit, or the healing of a check, before it is applied. */
export const checkResult = z.object({
  /** Weapon and net successes, or wounds healed. */
  base: z.number(),
  /** `null` if the viewer may not know it. */
  soak: z.nullable(z.number()),
  pierce: z.number(),
  /** `null` if it depends on an unknown soak. */
  total: z.nullable(z.number()),
  /** The critical injury that a treatment heals; `null` if it heals wounds, or isn't a treatment. */
  injury: z.nullable(z.string()),
  applied: z.boolean(),
  /** Whether the applied result differs from this one, because the dice changed since. */
  stale: z.boolean(),
  /** The number by which a hit on a smaller or a larger scale is multiplied or divided. */
  times: z.optional(z.int()),
  divided: z.optional(z.int()),
  /** The damage that the target's effects take away; left out for nothing, or if the viewer may not know it. */
  reduced: z.optional(z.int()),
})
export type CheckResult = z.infer<typeof checkResult>

/** A participant of a check: the id of a character, or of a combatant with its own points. */
export const participantId = z.union([entityId, z.string().check(z.minLength(1), z.maxLength(80))])

/** A character's or combatant's part in a check. */
export const checkPart = z.object({
  /** A `participantId`. */
  characterId: z.string(),
  characterName: z.string(),
  /** Whether players know who rolls. If not, the roll is for the game master unless they choose otherwise. */
  known: z.boolean(),
  /** Whether the viewer rolls it: its player, or the game master. */
  mine: z.boolean(),
  /** Increases with every change to the pool. A roll names the version that its roller saw. */
  version: z.int(),
  /** The id of the skill that is rolled. */
  skill: z.string(),
  /** The skills to choose from. One entry leaves no choice. */
  skills: z.array(z.string()),
  /** Characteristic and ranks of the skill; `null` if the viewer may not know them. */
  basis: z.nullable(z.object({ characteristic: z.string(), value: z.number(), ranks: z.number() })),
  /** The modifiers that the viewer may know. A hidden difficulty is omitted. */
  modifiers: z.array(checkModifier),
  /** The effects that the viewer may switch before the roll. */
  pageEffects: z.array(pageEffect),
  /** The symbols that effects which the viewer knows, but may not switch, add to the roll; left out for none, and after the roll. */
  otherSymbols: z.optional(z.array(effectSymbol)),
  /** The dice, without difficulty dice if `difficultyHidden`. `null` if the viewer may not know the character's figures. */
  pool: z.nullable(checkPool),
  /** The Force dice that are thrown with the pool; left out for none. */
  force: z.optional(z.int()),
  /** How many of them effects add or take away; left out for none. */
  effectForce: z.optional(z.int()),
  /** Whether dice are withheld from this viewer. */
  difficultyHidden: z.boolean(),
  /** The target of an attack or treatment. A target unknown to the viewer is "Someone", without an id. */
  target: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      band: z.nullable(rangeBand),
      weapon: z.nullable(z.string()),
      /** The item, if the viewer sees it; left out for bare hands. */
      weaponId: z.optional(entityId),
      /** Whether it is an attack in close combat, which has the same difficulty at every range. */
      melee: z.boolean(),
      /** The side of a vehicle that is shot at; left out for people. */
      side: z.optional(vehicleSide),
    }),
  ),
  /** Whether each side has spent a story point on this part. */
  storyPoints: z.object({ players: z.boolean(), gameMaster: z.boolean() }),
  /** SHA-256 of the secret that decides the roll, published before the roll. */
  commitment: z.string(),
  /** `null` before the roll, or if the viewer may not see the result. */
  roll: z.nullable(roll),
  /** Whether the faces were entered from physical dice. */
  physical: z.boolean(),
  /** The symbols that aren't spent yet. */
  left: z.nullable(symbolCounts),
  offers: z.array(spendingOffer),
  /** The characters or combatants that an offer can affect. */
  choices: z.array(z.object({ id: z.string(), name: z.string() })),
  effects: z.array(checkEffect),
  /** The effects by which the viewer may change the dice after the roll. */
  rollEffects: z.array(rollEffect),
  /** The effects by which the viewer's character, or one of the game master's, may suffer less damage; left out for none. */
  reactions: z.optional(z.array(hitReaction)),
  result: z.nullable(checkResult),
  /** After a roll for initiative: the place in the order, and the number of slots, as far as the viewer knows them. */
  place: z.nullable(orderPlace),
})
export type CheckPart = z.infer<typeof checkPart>

export const checkStates = ['open', 'closed', 'cancelled'] as const

/** A check, presented for one viewer. */
export const check = z.object({
  id: z.string(),
  kind: checkKind,
  state: z.enum(checkStates),
  /** The reason for the check, which players read. May be empty. */
  title: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** The first name of the user who called it. */
  by: z.string(),
  audience: rollAudience,
  /** Increases with every change to the check, so the state with the higher version is newer. */
  version: z.int(),
  /** The parts of characters that the viewer knows. */
  parts: z.array(checkPart),
})
export type Check = z.infer<typeof check>
