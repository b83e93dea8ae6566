import { dieKinds, POOL_DIE_MAX, rangeBands } from '@waybook/rules'
import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'
import { roll, rollAudience } from './roll.ts'

/** What a check is for. The rest of the strain of a fight is recovered by one, and wounds are treated by another. */
export const checkKinds = ['skill', 'opposed', 'attack', 'initiative', 'recovery', 'healing'] as const
export const checkKind = z.enum(checkKinds)
export type CheckKind = z.infer<typeof checkKind>

export const checkDie = z.enum(dieKinds)
export const rangeBand = z.enum(rangeBands)
const count = z.int().check(z.minimum(0), z.maximum(POOL_DIE_MAX))

/** The dice that will be rolled. */
export const checkPool = z.record(checkDie, count)

/** What a modifier does with dice: an upgrade names the plain die (`ability`, `difficulty`), a downgrade the better one. */
export const modifierOps = ['add', 'remove', 'upgrade', 'downgrade'] as const
export const modifierOp = z.enum(modifierOps)
/** Who owns a modifier. Nobody can change those of another lane, except the game master. */
export const lanes = ['player', 'ally', 'gameMaster'] as const
export const lane = z.enum(lanes)
export type Lane = z.infer<typeof lane>

/** Where a modifier comes from. */
export const reasonKinds = [
  'difficulty',
  'opponent',
  'range',
  'defence',
  'adversary',
  'cover',
  'weapon',
  'condition',
  'queued',
  'storyPoint',
  'hand',
] as const
export const reasonKind = z.enum(reasonKinds)
export type ReasonKind = z.infer<typeof reasonKind>

/** A change to a pool, with its reason. All modifiers that are on, applied in the order of the rules, make the pool. */
export const checkModifier = z.object({
  id: z.string(),
  lane,
  op: modifierOp,
  die: checkDie,
  count,
  /** `text`: what people read, such as "Hard" or "Cover". */
  reason: z.object({ kind: reasonKind, text: z.string() }),
  /** Modifiers that Waybook adds by itself can be switched off. */
  on: z.boolean(),
  /** The first name of the user who added it; `null` if Waybook did. */
  by: z.nullable(z.string()),
  /** Whether the viewer may switch or remove it. */
  editable: z.boolean(),
})
export type CheckModifier = z.infer<typeof checkModifier>

/** The symbols that are left after cancelling and can be spent. */
export const spendableSymbols = ['advantage', 'triumph', 'threat', 'despair'] as const
export const spendableSymbol = z.enum(spendableSymbols)
export type SpendableSymbol = z.infer<typeof spendableSymbol>
export const symbolCounts = z.object({
  advantage: z.number(),
  triumph: z.number(),
  threat: z.number(),
  despair: z.number(),
})
export type SymbolCounts = z.infer<typeof symbolCounts>

/** Something that the symbols of this roll can buy. */
export const spendingOffer = z.object({
  option: z.string(),
  name: z.string(),
  /** What it will do, such as "Odo’s next check gets 1 boost". */
  text: z.string(),
  /** Each entry is a way to pay: the symbol, and how many of it. */
  costs: z.array(z.object({ symbol: spendableSymbol, count: z.number() })),
  /** Whether it is for somebody who is chosen. */
  forSomebody: z.boolean(),
  /** Whether what is left can pay for it. */
  affordable: z.boolean(),
})
export type SpendingOffer = z.infer<typeof spendingOffer>

/** What came of a roll: bought with its symbols, or the result applied. */
export const checkEffect = z.object({
  id: z.string(),
  option: z.string(),
  name: z.string(),
  /** What it did, such as "Strain 4 → 3". */
  text: z.string(),
  paid: z.nullable(z.object({ symbol: spendableSymbol, count: z.number() })),
  by: z.string(),
  undone: z.boolean(),
  /** Whether the viewer may undo it. */
  undoable: z.boolean(),
})
export type CheckEffect = z.infer<typeof checkEffect>

/** What a hit will do, or what a healing check will heal, before it is applied. */
export const checkResult = z.object({
  /** Weapon and net successes, or wounds healed. */
  base: z.number(),
  /** `null` if the viewer may not know it. */
  soak: z.nullable(z.number()),
  pierce: z.number(),
  /** `null` if it depends on a soak that the viewer may not know. */
  total: z.nullable(z.number()),
  /** The critical injury that a treatment ends; `null` if it heals wounds, or is none. */
  injury: z.nullable(z.string()),
  applied: z.boolean(),
})
export type CheckResult = z.infer<typeof checkResult>

/** Whoever takes part in a check: the id of a character, or of a combatant with points of its own. */
export const participantId = z.union([entityId, z.string().check(z.minLength(1), z.maxLength(80))])

/** The part of a character or of a combatant in a check. */
export const checkPart = z.object({
  /** A `participantId`. */
  characterId: z.string(),
  characterName: z.string(),
  /** Whether the viewer rolls it: its player, or the game master. */
  mine: z.boolean(),
  /** Increases with every change to the pool. A roll names the version that its roller saw. */
  version: z.int(),
  /** The id of the skill that is rolled. */
  skill: z.string(),
  /** The skills to choose from; those of one entry leave no choice. */
  skills: z.array(z.string()),
  /** Characteristic and ranks of the skill; `null` if the viewer may not know them. */
  basis: z.nullable(z.object({ characteristic: z.string(), value: z.number(), ranks: z.number() })),
  /** Only those that the viewer may know: of a hidden difficulty nothing is sent. */
  modifiers: z.array(checkModifier),
  /** The dice; without those of the difficulty if `difficultyHidden`. `null` if the viewer may not know the character's figures. */
  pool: z.nullable(checkPool),
  /** Whether dice are withheld from this viewer. */
  difficultyHidden: z.boolean(),
  /** What an attack or healing is aimed at. Somebody whom the viewer does not know is "Someone", without an id. */
  target: z.nullable(
    z.object({ id: z.string(), name: z.string(), band: z.nullable(rangeBand), weapon: z.nullable(z.string()) }),
  ),
  /** Whether each side has spent a story point on this part. */
  storyPoints: z.object({ players: z.boolean(), gameMaster: z.boolean() }),
  /** SHA-256 of the secret that decides the roll, published before it. */
  commitment: z.string(),
  /** `null` until it is rolled, or if the viewer may not see the result. */
  roll: z.nullable(roll),
  /** Whether the faces were entered from physical dice. */
  physical: z.boolean(),
  /** The symbols that are not spent yet. */
  left: z.nullable(symbolCounts),
  offers: z.array(spendingOffer),
  /** The characters or combatants that an offer can be for. */
  choices: z.array(z.object({ id: z.string(), name: z.string() })),
  effects: z.array(checkEffect),
  result: z.nullable(checkResult),
})
export type CheckPart = z.infer<typeof checkPart>

export const checkStates = ['open', 'closed', 'cancelled'] as const

/** A check as one viewer may see it. */
export const check = z.object({
  id: z.string(),
  kind: checkKind,
  state: z.enum(checkStates),
  /** Why it is rolled; players read it. May be empty. */
  title: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** The first name of the user who called it. */
  by: z.string(),
  audience: rollAudience,
  /** Increases with every change to the check: of two states, the one with the higher version is the newer one. */
  version: z.int(),
  /** Those of characters that the viewer knows. */
  parts: z.array(checkPart),
})
export type Check = z.infer<typeof check>
