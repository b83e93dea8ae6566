import { Problem } from '@waybook/contract'

import type { Asked } from '../http/asked.ts'
import type { DynamicRecord } from '../storage/records.ts'
import type { Handler } from './handler.ts'

export const getCharacterDynamic: Handler<'getCharacterDynamic'> = async (asked, { id }) => {
  const found = await dynamicOf(asked, id)
  const [card] = await asked.records.cards([id], asked.sight)
  return {
    visible: card?.shown ?? false,
    hitpoints: found.hitpoints,
    strain: found.strain,
    conditions: [...found.conditions],
    inventory: Object.fromEntries(found.inventory.map(({ itemId, amount }) => [itemId, { amount }])),
    lastUpdated: found.lastUpdated,
  }
}

export const getInventory: Handler<'getInventory'> = async (asked, { id }) => ({
  inventory: (await dynamicOf(asked, id)).inventory.map((entry) => ({ ...entry })),
})

async function dynamicOf(asked: Asked, id: string): Promise<DynamicRecord> {
  const found = await asked.records.dynamic(id, asked.sight)
  if (!found) throw new Problem('not-found')
  return found
}
