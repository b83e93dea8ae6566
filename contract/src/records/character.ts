import * as z from 'zod/mini'

import { playCondition } from './encounter.ts'
import { entityId } from './entity-id.ts'

/** Whether the viewer gets the inventory. Without it, it is empty in the answer, whatever the character carries. */
export const inventoryShown = z.boolean()

/** The state of a character in play, as opposed to what is written in their file. */
export const characterDynamic = z.object({
  visible: z.boolean(),
  /** Omitted, as is strain, if the viewer may not see it. */
  hitpoints: z.optional(z.number()),
  strain: z.optional(z.number()),
  conditions: z.array(z.string()),
  /** What conditions do and how long they last, by name; those that are only a name are left out. */
  conditionDetails: z.optional(z.record(z.string(), playCondition)),
  /** By item id. */
  inventory: z.record(z.string(), z.object({ amount: z.number(), equipped: z.optional(z.boolean()) })),
  inventoryShown,
  /** Milliseconds since 1970; `null` if nothing has been played yet. */
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
