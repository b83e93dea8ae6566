import type { CampaignTables } from '../../database/campaign-tables.ts'
import { noteChanges, type Deed } from '../../database/change-log.ts'
import { nextUpdate, stateOf } from './set-dynamic.ts'

interface Carried {
  readonly characterId: string
  readonly itemId: string
  readonly amount: number
}

/** What is carried no more has no row. From here on the inventory is what was played, not what the file says. */
export async function setInventory(tables: CampaignTables, carried: Carried, deed: Deed): Promise<boolean> {
  const { characterId, itemId, amount } = carried
  const state = await stateOf(tables, characterId)
  if (!state) return false
  if (amount === (await amountOf(tables, carried))) return true
  const lastUpdated = nextUpdate(state, deed)
  await (amount === 0 ? dropItem(tables, carried) : keepItem(tables, carried))
  await tables.db
    .updateTable('characterState')
    .set({ lastUpdated })
    .where('campaign', '=', tables.campaign)
    .where('character', '=', characterId)
    .execute()
  const payload = { itemId, amount, lastUpdated }
  await noteChanges(tables, deed, [{ audience: 'entity', operation: 'inventory', subject: characterId, payload }])
  return true
}

async function amountOf({ db, campaign }: CampaignTables, { characterId, itemId }: Carried): Promise<number> {
  const row = await db
    .selectFrom('inventory')
    .where('campaign', '=', campaign)
    .where('character', '=', characterId)
    .where('item', '=', itemId)
    .select('amount')
    .executeTakeFirst()
  return row?.amount ?? 0
}

async function keepItem({ db, campaign }: CampaignTables, { characterId, itemId, amount }: Carried): Promise<void> {
  await db
    .insertInto('inventory')
    .values({ campaign, character: characterId, item: itemId, amount })
    .onConflict((conflict) => conflict.columns(['campaign', 'character', 'item']).doUpdateSet({ amount }))
    .execute()
}

async function dropItem({ db, campaign }: CampaignTables, { characterId, itemId }: Carried): Promise<void> {
  await db
    .deleteFrom('inventory')
    .where('campaign', '=', campaign)
    .where('character', '=', characterId)
    .where('item', '=', itemId)
    .execute()
}
