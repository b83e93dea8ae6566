import { isThrowable, sidesOf } from '@waybook/rules'
import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'
import { drawn } from './random-table.ts'

/** The viewers of a roll: everyone at the table, the roller and the game master, or only the roller. */
export const rollAudiences = ['table', 'gameMaster', 'self'] as const
export const rollAudience = z.enum(rollAudiences)
export type RollAudience = z.infer<typeof rollAudience>

/** The index of a die's face. */
export const face = z.int().check(z.nonnegative())

/** The rolled faces of each kind of die (see `ThrowResult` in the rules). */
const fallen = z
  .record(z.string(), z.array(face))
  .check(z.refine((dice) => Object.entries(dice).every(([die, faces]) => isFallen(die, faces)), 'has an unknown die'))

const isFallen = (die: string, faces: readonly number[]) =>
  isThrowable(die) && faces.every((index) => index < sidesOf(die))

const netResult = z.object({ success: z.number(), advantage: z.number(), triumph: z.number(), despair: z.number() })

/** What changed since the roll was thrown, as far as the viewer may know. */
const sinceThrown = z.object({
  /** The number of changes, including those that were undone and the undoing. A higher one is newer. */
  version: z.int(),
  /** The dice as they were thrown. */
  thrown: fallen,
  /** The net result of the throw; left out if no die belongs to a pool. */
  net: z.optional(netResult),
})

/** A place in the order of initiative, and the number of slots, as far as the viewer knows them. */
export const orderPlace = z.object({ place: z.int(), of: z.int() })

/** A roll, with the result determined by the server. */
export const roll = z.object({
  id: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** The first name of the user who rolled. */
  by: z.string(),
  characterId: z.nullable(entityId),
  /** `null` for a roll without a character. */
  characterName: z.nullable(z.string()),
  /** The id of the rolled skill, if any. */
  skill: z.nullable(z.string()),
  reason: z.string(),
  audience: rollAudience,
  /** The dice as they lie now. If the difficulty is hidden from the viewer, only the roller's dice. */
  dice: fallen,
  /** The result, if it does not follow from `dice` alone: the difficulty is hidden, or symbols were added or removed. */
  net: z.optional(netResult),
  /** Left out if nothing changed. */
  changed: z.optional(sinceThrown),
  /** How many changes wait for the game master. For game masters only; left out if none do. */
  asked: z.optional(z.int()),
  /** For a roll on a random table that the viewer may read. */
  drawn: z.optional(drawn),
  /** For a roll for initiative: the place that it gave; `null` if it gave none. */
  place: z.optional(z.nullable(orderPlace)),
})
export type Roll = z.infer<typeof roll>

/** Proves that the server couldn't choose a roll: anybody can recompute the faces from it. */
export const rollProof = z.object({
  roll,
  /** SHA-256 of the secret, in hex, published before the roll. */
  commitment: z.string(),
  /** 32 bytes in hex, published after the roll. */
  secret: z.string(),
  /** The roller's text, chosen after the commitment was published; may be empty. */
  salt: z.string(),
})
export type RollProof = z.infer<typeof rollProof>
