import { isThrowable, sidesOf } from '@waybook/rules'
import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'

/** Who is told of a roll: everybody at the table, the roller and the game master, or the roller alone. */
export const rollAudiences = ['table', 'gameMaster', 'self'] as const
export const rollAudience = z.enum(rollAudiences)
export type RollAudience = z.infer<typeof rollAudience>

const face = z.int().check(z.nonnegative())

/** Faces by die (see `Fallen` in the rules). */
const fallen = z
  .record(z.string(), z.array(face))
  .check(z.refine((dice) => Object.entries(dice).every(([die, faces]) => isFallen(die, faces)), 'holds no such die'))

const isFallen = (die: string, faces: readonly number[]) =>
  isThrowable(die) && faces.every((index) => index < sidesOf(die))

/** A roll as it was decided by the server. */
export const roll = z.object({
  id: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** The first name of who rolled. */
  by: z.string(),
  characterId: z.nullable(entityId),
  /** `null` where the roll is nobody's in the world. */
  characterName: z.nullable(z.string()),
  /** A skill's id, where the roll came from one. */
  skill: z.nullable(z.string()),
  reason: z.string(),
  audience: rollAudience,
  dice: fallen,
})
export type Roll = z.infer<typeof roll>
