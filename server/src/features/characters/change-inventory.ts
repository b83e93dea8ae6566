import { AMOUNT_MAX, Problem, typeOfId } from '@waybook/contract'

import type { Acting, WriteHandler } from '../../operations/handler.ts'
import { dynamicOf } from './character-dynamic.ts'

export const updateCharacterInventory: WriteHandler<'updateCharacterInventory'> = async (acting, params) => {
  await carriedOf(acting, params)
  return await carry(acting, params)
}

export const adjustCharacterInventory: WriteHandler<'adjustCharacterInventory'> = async (acting, { by, ...params }) => {
  const amount = Math.min(Math.max((await carriedOf(acting, params)) + by, 0), AMOUNT_MAX)
  return await carry(acting, { ...params, amount })
}

interface Carried {
  readonly characterId: string
  readonly itemId: string
}

/** How many of it are carried now. Refuses an item beyond the viewer's sight in the words for one that is not there. */
async function carriedOf(acting: Acting, { characterId, itemId }: Carried): Promise<number> {
  const { inventory } = await dynamicOf(acting, characterId)
  const [item] = typeOfId(itemId) === 'item' ? await acting.records.cards([itemId], acting.sight) : []
  if (!item) throw new Problem('not-found')
  return inventory.find((entry) => entry.itemId === itemId)?.amount ?? 0
}

async function carry({ records }: Acting, { characterId, itemId, amount }: Carried & { readonly amount: number }) {
  await records.setInventory(characterId, itemId, amount)
  return { success: true as const, amount }
}
