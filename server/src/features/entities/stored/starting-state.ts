import { DEFAULT_MAX_HP } from '@waybook/rules'

import type { AuthoredEntity } from '#campaign-folder/authored-campaign.ts'
import type { CampaignTables } from '#database/database.ts'
import { toJson } from '#database/statement/columns.ts'
import { listOf, insertInto } from '#database/statement/lists.ts'

/** Gives characters the starting state in their files. The state follows the file until it is first changed in play. */
export async function startCharacters(tables: CampaignTables, entities: readonly AuthoredEntity[]): Promise<void> {
  const characters = entities.filter(({ type }) => type === 'character')
  const played = await playedAmong(
    tables,
    characters.map(({ id }) => id),
  )
  await start(
    tables,
    characters.filter(({ id }) => !played.has(id)),
  )
}

async function playedAmong({ db, campaign }: CampaignTables, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('characterState')
    .where('campaign', '=', campaign)
    .where('character', 'in', listOf(db, ids))
    .where('lastUpdated', 'is not', null)
    .select('character')
    .execute()
  return new Set(rows.map(({ character }) => character))
}

async function start({ db, campaign }: CampaignTables, characters: readonly AuthoredEntity[]): Promise<void> {
  const ids = characters.map(({ id }) => id)
  if (ids.length === 0) return
  for (const table of ['characterState', 'inventory'] as const) {
    await db.deleteFrom(table).where('campaign', '=', campaign).where('character', 'in', listOf(db, ids)).execute()
  }
  const states = characters.map(({ id, maxHp }) => ({
    campaign,
    character: id,
    hitpoints: maxHp ?? DEFAULT_MAX_HP,
    strain: 0,
    conditions: toJson<readonly string[]>([]),
    lastUpdated: null,
  }))
  const inventory = characters.flatMap(({ id, startingInventory }) =>
    Object.entries(startingInventory).map(([item, amount]) => ({ campaign, character: id, item, amount })),
  )
  await insertInto(db, 'characterState', states)
  await insertInto(db, 'inventory', inventory)
}
