import type { Change } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { fromJson, toJson, type Json } from '#database/statement/columns.ts'

/** The fields of a character's state in play that are to be set. */
export interface PlayedFields {
  readonly hitpoints?: number | undefined
  readonly strain?: number | undefined
  readonly conditions?: readonly string[] | undefined
}

/** The new values; unchanged fields are left out. `by`: the first name of the user, as in a roll; missing in older changes. */
export type DynamicChange = Change<
  'dynamic',
  PlayedFields & { readonly lastUpdated: number; readonly by?: string | undefined }
>

export type InventoryChange = Change<
  'inventory',
  { readonly itemId: string; readonly amount: number; readonly lastUpdated: number }
>

interface State {
  readonly hitpoints: number
  readonly strain: number
  readonly conditions: Json<readonly string[]>
  readonly lastUpdated: number | null
}

/** From now on the character's state comes from play, not from the file. */
export async function setDynamic(
  tx: CampaignTransaction,
  characterId: string,
  { by, ...fields }: PlayedFields & { readonly by?: string | undefined },
): Promise<boolean> {
  const { db, campaign } = tx
  const state = await stateOf(tx, characterId)
  if (!state) return false
  const changed = changedFields(state, fields)
  if (Object.keys(changed).length === 0) return true
  const { conditions, ...points } = changed
  const lastUpdated = nextUpdate(state, tx)
  await db
    .updateTable('characterState')
    .set({ lastUpdated })
    .$if(Object.keys(points).length > 0, (update) => update.set({ ...points, pointsUpdated: lastUpdated }))
    .$if(conditions !== undefined, (update) =>
      update.set({ conditions: toJson(conditions ?? []), openUpdated: lastUpdated }),
    )
    .where('campaign', '=', campaign)
    .where('character', '=', characterId)
    .execute()
  const payload = { ...changed, lastUpdated, ...(by !== undefined && { by }) }
  const change: DynamicChange = { audience: 'entity', operation: 'dynamic', subject: characterId, payload }
  tx.log(change)
  return true
}

/** `undefined` if there is no such character, even if the state of a removed one is still stored in case it returns. */
async function stateOf({ db, campaign }: CampaignTables, characterId: string): Promise<State | undefined> {
  return await db
    .selectFrom('characterState')
    .innerJoin('entity', (join) =>
      join.onRef('entity.campaign', '=', 'characterState.campaign').onRef('entity.id', '=', 'characterState.character'),
    )
    .where('characterState.campaign', '=', campaign)
    .where('characterState.character', '=', characterId)
    .select(['hitpoints', 'strain', 'conditions', 'lastUpdated'])
    .executeTakeFirst()
}

/** Always later than the last update, whatever the clock says: clients use it to tell which of two states is newer. */
function nextUpdate({ lastUpdated }: Pick<State, 'lastUpdated'>, { at }: CampaignTransaction): number {
  return Math.max(at, (lastUpdated ?? 0) + 1)
}

function changedFields(state: State, { hitpoints, strain, conditions }: PlayedFields): PlayedFields {
  const suffered = fromJson(state.conditions)
  return {
    ...(hitpoints === undefined || hitpoints === state.hitpoints ? {} : { hitpoints }),
    ...(strain === undefined || strain === state.strain ? {} : { strain }),
    ...(conditions === undefined || isSame(conditions, suffered) ? {} : { conditions }),
  }
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one, index) => one === others[index])
}

interface Carried {
  readonly characterId: string
  readonly itemId: string
  readonly amount: number
}

/** An amount of 0 removes the row. From now on the inventory comes from play, not from the file. */
export async function setInventory(tx: CampaignTransaction, carried: Carried): Promise<boolean> {
  const { db, campaign } = tx
  const { characterId, itemId, amount } = carried
  const state = await stateOf(tx, characterId)
  if (!state) return false
  if (amount === (await amountOf(tx, carried))) return true
  const lastUpdated = nextUpdate(state, tx)
  await (amount === 0 ? dropItem(tx, carried) : keepItem(tx, carried))
  await db
    .updateTable('characterState')
    .set({ lastUpdated, ...((await isShown(tx, itemId)) && { openUpdated: lastUpdated }) })
    .where('campaign', '=', campaign)
    .where('character', '=', characterId)
    .execute()
  const payload = { itemId, amount, lastUpdated }
  const change: InventoryChange = { audience: 'entity', operation: 'inventory', subject: characterId, payload }
  tx.log(change)
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

async function isShown({ db, campaign }: CampaignTables, itemId: string): Promise<boolean> {
  const row = await db
    .selectFrom('entity')
    .where('campaign', '=', campaign)
    .where('id', '=', itemId)
    .select('shown')
    .executeTakeFirst()
  return row?.shown === 1
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
