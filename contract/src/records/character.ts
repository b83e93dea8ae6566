import * as z from 'zod/mini'

import { playCondition } from './encounter.ts'
import { entityId } from './entity-id.ts'

/** Whether the viewer may see the inventory. If not, the answer has an empty inventory. */
export const inventoryShown = z.boolean()

/** A character's state in play, which isn't in the character's file. */
export const characterDynamic = z.object({
  visible: z.boolean(),
  /** Omitted, like `strain`, if the viewer may not see it. */
  hitpoints: z.optional(z.number()),
  strain: z.optional(z.number()),
  conditions: z.array(z.string()),
  /** The effects and durations of conditions, by name. Omits conditions that are only a name. */
  conditionDetails: z.optional(z.record(z.string(), playCondition)),
  /** By item id. */
  inventory: z.record(z.string(), z.object({ amount: z.number(), equipped: z.optional(z.boolean()) })),
  inventoryShown,
  /** Milliseconds since 1970; `null` before the first change. */
  lastUpdated: z.nullable(z.number()),
})

export type CharacterDynamic = z.infer<typeof characterDynamic>

/** A character's hit points and strain, and their upper bounds. */
export const characterPoints = z.object({
  hitpoints: z.number(),
  maxHp: z.number(),
  strain: z.number(),
  strainThreshold: z.number(),
})

export type CharacterPoints = z.infer<typeof characterPoints>

export const inventoryEntry = z.object({
  itemId: entityId,
  name: z.string(),
  amount: z.number(),
  equipped: z.optional(z.boolean()),
})
export type InventoryEntry = z.infer<typeof inventoryEntry>
