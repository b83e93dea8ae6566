import { dieKinds, POOL_DIE_MAX } from '@waybook/rules'
import * as z from 'zod/mini'

import { modifierOp, rangeBand } from './check.ts'
import { entityId } from './entity-id.ts'
import { picture } from './picture.ts'

/** `character`: one of the party, whose points are those of the character. The others have points of their own. */
export const combatantKinds = ['character', 'minions', 'rival', 'nemesis'] as const
export const combatantKind = z.enum(combatantKinds)
export type CombatantKind = z.infer<typeof combatantKind>

/** The side that a slot or a combatant belongs to. */
export const encounterSides = ['players', 'gameMaster'] as const
export const encounterSide = z.enum(encounterSides)
export type EncounterSide = z.infer<typeof encounterSide>

/** When a condition ends: by itself after some rounds, after the next check, with the encounter, or by hand. */
export const conditionUntil = z.union([
  z.object({ rounds: z.int().check(z.minimum(1), z.maximum(99)) }),
  z.enum(['check', 'encounter', 'hand']),
])
export type ConditionUntil = z.infer<typeof conditionUntil>

/** What a condition does to the checks of who has it. `only`: the characteristics that it is limited to; all if left out. */
export const conditionDice = z.object({
  op: modifierOp,
  die: z.enum(dieKinds),
  count: z.int().check(z.minimum(1), z.maximum(POOL_DIE_MAX)),
  only: z.optional(z.array(z.string())),
})
export type ConditionDice = z.infer<typeof conditionDice>

export const playCondition = z.object({
  name: z.string(),
  dice: z.array(conditionDice),
  until: conditionUntil,
  /** The severity of a critical injury, as the number of dice of the check of Medicine that heals it. */
  severity: z.optional(z.int()),
})
export type PlayCondition = z.infer<typeof playCondition>

/** Somebody who takes part in an encounter; a minion group is one. */
export const combatant = z.object({
  id: z.string(),
  kind: combatantKind,
  side: encounterSide,
  /** `null` if there is no page of it, or none that the viewer may know. */
  characterId: z.nullable(entityId),
  /** With its number if there are several, such as "Raider 2". */
  name: z.string(),
  number: z.nullable(z.int()),
  picture: z.nullable(picture),
  /** The first of the tokens that stand for it. */
  tokenId: z.nullable(z.string()),
  /** All tokens that stand for it. A group of minions has at most one for each of them, others have at most one. */
  tokenIds: z.array(z.string()),
  /** Whether players know that it takes part. Players are not sent the others. */
  known: z.boolean(),
  conditions: z.array(playCondition),
  /** Whether it is out of the fight. */
  fallen: z.boolean(),
  /** What only the game master knows of adversaries; of characters whoever may see their points. */
  figures: z.nullable(
    z.object({
      /** The wounds that it has taken, and how many it can take. Of a group: all of them together. */
      wounds: z.number(),
      woundThreshold: z.number(),
      strain: z.number(),
      /** `null` if it suffers wounds instead of strain. */
      strainThreshold: z.nullable(z.number()),
      soak: z.number(),
      meleeDefence: z.number(),
      rangedDefence: z.number(),
      /** How often checks of an attack on it are upgraded. */
      adversary: z.number(),
    }),
  ),
  /** Of a group: how many there were, how many are left, the wounds that fell one, and the ranks of its skills. */
  group: z.nullable(z.object({ size: z.int(), left: z.int(), unit: z.nullable(z.int()), ranks: z.int() })),
})
export type Combatant = z.infer<typeof combatant>

/** A turn in the order of initiative. Slots belong to a side; who takes one is chosen anew each round. */
export const slot = z.object({
  id: z.string(),
  side: encounterSide,
  /** Whether players know of it. Players are not sent the others. */
  known: z.boolean(),
  claimedBy: z.nullable(z.string()),
  /** Whether who claimed it has acted in this round. */
  acted: z.boolean(),
})
export type Slot = z.infer<typeof slot>

/** Combatants who are within reach of each other. One who is engaged with nobody is alone in a group. `id`: that of its first combatant that the viewer knows. */
export const engagement = z.object({ id: z.string(), members: z.array(z.string()) })
/** How far two groups are from each other, in either direction. */
export const engagementRange = z.object({ a: z.string(), b: z.string(), band: rangeBand })

/** An encounter as one viewer may see it. */
export const encounter = z.object({
  id: z.string(),
  title: z.string(),
  sceneId: z.nullable(entityId),
  /** Increases with every change: of two states, the one with the higher version is the newer one. */
  version: z.int(),
  /** 0 until the first round has begun. */
  round: z.int(),
  /**
   * The id of the slot whose turn it is; `null` before the first. While somebody acts whom the viewer does not know, the next slot that they know.
   */
  turn: z.nullable(z.string()),
  slots: z.array(slot),
  combatants: z.array(combatant),
  engagements: z.array(engagement),
  /** Of every two groups. */
  ranges: z.array(engagementRange),
  /** For the game master: what the next step back takes back. */
  canGoBack: z.boolean(),
})
export type Encounter = z.infer<typeof encounter>
