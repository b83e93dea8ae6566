import { Problem, seesPoints, type CharacterDynamic } from '@waybook/contract'

import type { DynamicRecord } from '../../database/records.ts'
import { grantsOf, type Asked } from '../../http/request-context.ts'
import type { Handler } from '../../operations/handler.ts'

export const getCharacterDynamic: Handler<'getCharacterDynamic'> = async (asked, { id }) => await toDynamic(asked, id)

/** What is played of a character, as the viewer may see it. */
export async function toDynamic(asked: Asked, id: string): Promise<CharacterDynamic> {
  const found = await dynamicOf(asked, id)
  const granted = grantsOf(await asked.records.campaign())
  const [card] = await asked.records.cards([id], asked.sight)
  return {
    visible: card?.shown ?? false,
    ...(seesPoints(asked.sight, id, granted) && { hitpoints: found.hitpoints, strain: found.strain }),
    conditions: [...found.conditions],
    inventory: Object.fromEntries(found.inventory.map(({ itemId, amount }) => [itemId, { amount }])),
    lastUpdated: found.lastUpdated,
  }
}

export const getInventory: Handler<'getInventory'> = async (asked, { id }) => ({
  inventory: (await dynamicOf(asked, id)).inventory.map((entry) => ({ ...entry })),
})

export async function dynamicOf(asked: Asked, id: string): Promise<DynamicRecord> {
  const found = await asked.records.dynamic(id, asked.sight)
  if (!found) throw new Problem('not-found')
  return found
}
