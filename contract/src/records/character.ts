import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'

/** The state of a character in play, as opposed to what is written in their file. */
export const characterDynamic = z.object({
  visible: z.boolean(),
  /** Omitted, as is strain, if the viewer may not see it. */
  hitpoints: z.optional(z.number()),
  strain: z.optional(z.number()),
  conditions: z.array(z.string()),
  /** By item id. */
  inventory: z.record(z.string(), z.object({ amount: z.number() })),
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

export const inventoryEntry = z.object({ itemId: entityId, name: z.string(), amount: z.number() })
export type InventoryEntry = z.infer<typeof inventoryEntry>
