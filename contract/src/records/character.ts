import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'

/** What is played of a character, apart from what is written of them. */
export const characterDynamic = z.object({
  visible: z.boolean(),
  /** Left out, as strain is, where the viewer may not know it. */
  hitpoints: z.optional(z.number()),
  strain: z.optional(z.number()),
  conditions: z.array(z.string()),
  /** By item id. */
  inventory: z.record(z.string(), z.object({ amount: z.number() })),
  /** Milliseconds since 1970; `null` while nothing was played. */
  lastUpdated: z.nullable(z.number()),
})

export type CharacterDynamic = z.infer<typeof characterDynamic>

export const inventoryEntry = z.object({ itemId: entityId, name: z.string(), amount: z.number() })
export type InventoryEntry = z.infer<typeof inventoryEntry>
