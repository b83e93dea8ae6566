import { MONEY_MAX } from '@waybook/rules'
import * as z from 'zod/mini'

import { inventoryEntry } from './character.ts'
import { entityId } from './entity-id.ts'

/** The smallest coin counts. */
export const money = z.int().check(z.minimum(0), z.maximum(MONEY_MAX))

/** A coin of the campaign. */
export const coin = z.object({ name: z.string(), plural: z.string(), worth: z.int() })

/** One side of a gift. A character that the viewer doesn't know has no id and no name. */
const giver = z.object({ id: z.nullable(z.string()), name: z.nullable(z.string()) })

export const gift = z.object({
  id: z.string(),
  from: giver,
  to: giver,
  /** `money`, or the id of an item; `null` for an item that the viewer doesn't see before it is taken. */
  thing: z.nullable(z.string()),
  /** The name of the item; `null` for money, and for such an item. */
  name: z.nullable(z.string()),
  amount: z.int(),
  state: z.enum(['offered', 'taken']),
  /** Whether the viewer may take or decline it. */
  isForMe: z.boolean(),
  at: z.number(),
})
export type Gift = z.infer<typeof gift>

/** Money, the shared stash and gifts, as far as the viewer may see them. */
export const hands = z.object({
  coins: z.array(coin),
  /** By character; the viewer's own, and those whose figures they see. */
  money: z.record(z.string(), z.int()),
  /** `mayTake`: whether the viewer may take things out of it. */
  stash: z.object({ mayTake: z.boolean(), money: z.int(), items: z.array(inventoryEntry) }),
  /** Offers from or to the viewer's character, and taken gifts that they may take back. Game masters get all. */
  gifts: z.array(gift),
  /** The shots fired since the last reload, by character and weapon; of the same characters. */
  fired: z.record(z.string(), z.record(z.string(), z.int())),
  /** The members of the party that the viewer knows, to whom they can give something. */
  party: z.array(z.object({ id: entityId, name: z.string() })),
})
export type Hands = z.infer<typeof hands>
