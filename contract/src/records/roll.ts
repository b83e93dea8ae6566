import { isThrowable, sidesOf } from '@waybook/rules'
import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'
import { drawn } from './random-table.ts'

/** The viewers of a roll: everyone at the table, the roller and the game master, or only the roller. */
export const rollAudiences = ['table', 'gameMaster', 'self'] as const
export const rollAudience = z.enum(rollAudiences)
export type RollAudience = z.infer<typeof rollAudience>

const face = z.int().check(z.nonnegative())

/** The rolled faces of each kind of die (see `ThrowResult` in the rules). */
const fallen = z
  .record(z.string(), z.array(face))
  .check(z.refine((dice) => Object.entries(dice).every(([die, faces]) => isFallen(die, faces)), 'has an unknown die'))

const isFallen = (die: string, faces: readonly number[]) =>
  isThrowable(die) && faces.every((index) => index < sidesOf(die))

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
  /** If the difficulty is hidden from the viewer, only the roller's dice; `net` then has the result. */
  dice: fallen,
  net: z.optional(z.object({ success: z.number(), advantage: z.number(), triumph: z.number(), despair: z.number() })),
  /** For a roll on a random table that the viewer may read. */
  drawn: z.optional(drawn),
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
