import { crewRoles, dieKinds, POOL_DIE_MAX } from '@waybook/rules'
import * as z from 'zod/mini'

import { modifierOp, rangeBand } from './check.ts'
import { entityId } from './entity-id.ts'
import { picture } from './picture.ts'

/** A `character` is a party member and uses the character's points. The other kinds have their own points. */
export const combatantKinds = ['character', 'minions', 'rival', 'nemesis'] as const
export const combatantKind = z.enum(combatantKinds)
export type CombatantKind = z.infer<typeof combatantKind>

/** The side that a slot or a combatant belongs to. */
export const encounterSides = ['players', 'gameMaster'] as const
export const encounterSide = z.enum(encounterSides)
export type EncounterSide = z.infer<typeof encounterSide>

/** When a condition ends: after some rounds, after the next check, with the encounter, or manually (`hand`). */
export const conditionUntil = z.union([
  z.object({ rounds: z.int().check(z.minimum(1), z.maximum(99)) }),
  z.enum(['check', 'encounter', 'hand']),
])
export type ConditionUntil = z.infer<typeof conditionUntil>

/** How a condition changes its bearer's checks. `only` limits it to some characteristics. */
export const conditionDice = z.object({
  op: modifierOp,
  die: z.enum(dieKinds),
  count: z.int().check(z.minimum(1), z.maximum(POOL_DIE_MAX)),
  only: z.optional(z.array(z.string())),
})
export type ConditionDice = z.infer<typeof conditionDice>

export const crewRole = z.enum(crewRoles)

export const playCondition = z.object({
  name: z.string(),
  dice: z.array(conditionDice),
  until: conditionUntil,
  /** The severity of a critical injury: the difficulty dice of the Medicine check that heals it. */
  severity: z.optional(z.int()),
  /** The Force dice that a power in use holds. */
  force: z.optional(z.int()),
  /** Whether it is a damage to a vehicle, which Mechanics repairs. */
  mechanical: z.optional(z.boolean()),
  /** Its other effects, as lines in the notation of effects. */
  effect: z.optional(z.array(z.string().check(z.maxLength(300))).check(z.maxLength(20))),
})
export type PlayCondition = z.infer<typeof playCondition>

/** A participant of an encounter. A group of minions is one combatant. */
export const combatant = z.object({
  id: z.string(),
  kind: combatantKind,
  side: encounterSide,
  /** `null` without a page, or if the viewer may not know the page. */
  characterId: z.nullable(entityId),
  /** The name, with a number if there are several: "Raider 2". */
  name: z.string(),
  number: z.nullable(z.int()),
  picture: z.nullable(picture),
  /** Its first token. */
  tokenId: z.nullable(z.string()),
  /** Its tokens: at most one per minion of a group, and at most one for others. */
  tokenIds: z.array(z.string()),
  /** Whether players know that it takes part. Players don't receive unknown combatants. */
  known: z.boolean(),
  conditions: z.array(playCondition),
  /** Whether it is out of the fight. */
  fallen: z.boolean(),
  /** For the game master, and for viewers who may see a character's points. */
  figures: z.nullable(
    z.object({
      /** The sum for a group of minions, like the threshold. */
      wounds: z.number(),
      woundThreshold: z.number(),
      strain: z.number(),
      /** `null` if it suffers wounds instead of strain. */
      strainThreshold: z.nullable(z.number()),
      soak: z.number(),
      meleeDefence: z.number(),
      rangedDefence: z.number(),
      /** How many times attacks on it are upgraded. */
      adversary: z.number(),
    }),
  ),
  /** A group of minions: its size at the start and now, the wounds that take one down, and the ranks of its skills. */
  group: z.nullable(z.object({ size: z.int(), left: z.int(), unit: z.nullable(z.int()), ranks: z.int() })),
  /** How large a vehicle is and how fast it moves, now and at most; left out for people. */
  vehicle: z.optional(z.object({ silhouette: z.int(), speed: z.int(), top: z.int() })),
  /** The vehicle that it is aboard of: the id of its combatant. */
  aboard: z.optional(z.object({ vehicle: z.string(), role: crewRole })),
})
export type Combatant = z.infer<typeof combatant>

/** A turn in the order of initiative. A slot belongs to a side, which chooses its combatant anew each round. */
export const slot = z.object({
  id: z.string(),
  side: encounterSide,
  /** Whether players know of it. Players don't receive unknown slots. */
  known: z.boolean(),
  claimedBy: z.nullable(z.string()),
  /** Whether its combatant has acted in this round. */
  acted: z.boolean(),
})
export type Slot = z.infer<typeof slot>

/** A group of engaged combatants, or a single one. `id` is the id of its first combatant that the viewer knows. */
export const engagement = z.object({ id: z.string(), members: z.array(z.string()) })
/** The distance between two groups, in either direction. */
export const engagementRange = z.object({ a: z.string(), b: z.string(), band: rangeBand })

/** An encounter, presented for one viewer. */
export const encounter = z.object({
  id: z.string(),
  title: z.string(),
  sceneId: z.nullable(entityId),
  /** Increases with every change, so the state with the higher version is newer. */
  version: z.int(),
  /** 0 until the first round begins. */
  round: z.int(),
  /** The slot whose turn it is; `null` before the first. While an unknown combatant acts, it is the next slot that the viewer knows. */
  turn: z.nullable(z.string()),
  slots: z.array(slot),
  combatants: z.array(combatant),
  engagements: z.array(engagement),
  /** The distance of each pair of groups. */
  ranges: z.array(engagementRange),
  /** For the game master: whether there is an earlier turn to return to. */
  canGoBack: z.boolean(),
})
export type Encounter = z.infer<typeof encounter>
