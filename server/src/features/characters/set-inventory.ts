import type { Change } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { fromFlag, toFlag } from '#database/statement/columns.ts'

import { noteCharacterChange } from '../encounters/queries.ts'
import { nextUpdate, stateOf } from './set-dynamic.ts'

/** `equipped`: missing until somebody sets it, and in older changes. */
export type InventoryChange = Change<
  'inventory',
  {
    readonly itemId: string
    readonly amount: number
    /** The amount before. Missing in older changes. */
    readonly before?: number
    readonly equipped?: boolean | undefined
    /** Set if only `equipped` has changed. */
    readonly sameAmount?: true
    /** The gift that caused it, and its other side. */
    readonly giftId?: string
    readonly lastUpdated: number
  }
>

interface Entry {
  readonly characterId: string
  readonly itemId: string
}

/** The caller checks that the id is an item, and who may see it. An amount of 0 removes the row. Imports no longer replace the inventory after that. */
export async function setInventory(
  tx: CampaignTransaction,
  characterId: string,
  itemId: string,
  amount: number,
  giftId?: string,
): Promise<boolean> {
  const entry = { characterId, itemId }
  const before = await rowOf(tx, entry)
  return await replaceRow(tx, entry, before, { amount, equipped: before.equipped, giftId })
}

/** Returns `false` if the character doesn't exist or doesn't carry the item. */
export async function setEquipped(
  tx: CampaignTransaction,
  characterId: string,
  itemId: string,
  equipped: boolean,
): Promise<boolean> {
  const entry = { characterId, itemId }
  const before = await rowOf(tx, entry)
  if (before.amount === 0) return false
  return await replaceRow(tx, entry, before, { amount: before.amount, equipped })
}

interface Row {
  readonly amount: number
  readonly equipped: boolean | null
  readonly giftId?: string | undefined
}

async function replaceRow(tx: CampaignTransaction, entry: Entry, before: Row, now: Row): Promise<boolean> {
  const { db, campaign } = tx
  const { characterId, itemId } = entry
  const state = await stateOf(tx, characterId)
  if (!state) return false
  if (now.amount === before.amount && now.equipped === before.equipped) return true
  const lastUpdated = nextUpdate(state, tx)
  await (now.amount === 0 ? dropItem(tx, entry) : keepItem(tx, entry, now))
  const isOpen = await isShown(tx, itemId)
  await db
    .updateTable('characterState')
    .set({ lastUpdated, ...(isOpen && { openUpdated: lastUpdated }) })
    .where('campaign', '=', campaign)
    .where('character', '=', characterId)
    .execute()
  const { amount, equipped, giftId } = now
  const payload = {
    itemId,
    amount,
    before: before.amount,
    ...(equipped !== null && { equipped }),
    ...(amount === before.amount && { sameAmount: true as const }),
    ...(giftId !== undefined && { giftId }),
    lastUpdated,
  }
  const change: InventoryChange = { audience: 'entity', operation: 'inventory', subject: characterId, payload }
  tx.log(change)
  // Soak and defense depend on items. Nobody is notified about an item that players don't see.
  if (isOpen) await noteCharacterChange(tx, characterId, 'figures')
  return true
}

/** How many of an item a character carries. */
export async function readAmount(tables: CampaignTables, entry: Entry): Promise<number> {
  return (await rowOf(tables, entry)).amount
}

async function rowOf({ db, campaign }: CampaignTables, { characterId, itemId }: Entry): Promise<Row> {
  const row = await db
    .selectFrom('inventory')
    .where('campaign', '=', campaign)
    .where('character', '=', characterId)
    .where('item', '=', itemId)
    .select(['amount', 'equipped'])
    .executeTakeFirst()
  return row ? { amount: row.amount, equipped: fromFlag(row.equipped) } : { amount: 0, equipped: null }
}

async function isShown({ db, campaign }: CampaignTables, itemId: string): Promise<boolean> {
  const row = await db
    .selectFrom('entity')
    .where('campaign', '=', campaign)
    .where('id', '=', itemId)
    .select('shown')
    .executeTakeFirst()
  return row?.shown === 1
}

async function keepItem(
  { db, campaign }: CampaignTables,
  { characterId, itemId }: Entry,
  { amount, equipped }: Row,
): Promise<void> {
  const values = { amount, equipped: equipped === null ? null : toFlag(equipped) }
  await db
    .insertInto('inventory')
    .values({ campaign, character: characterId, item: itemId, ...values })
    .onConflict((conflict) => conflict.columns(['campaign', 'character', 'item']).doUpdateSet(values))
    .execute()
}

async function dropItem({ db, campaign }: CampaignTables, { characterId, itemId }: Entry): Promise<void> {
  await db
    .deleteFrom('inventory')
    .where('campaign', '=', campaign)
    .where('character', '=', characterId)
    .where('item', '=', itemId)
    .execute()
}
