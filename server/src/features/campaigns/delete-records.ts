import { lockChangeLog } from '#database/change-log.ts'
import type { CampaignTables } from '#database/database.ts'
import type { InstallationTables } from '#database/installation-tables.ts'
import type { Tables } from '#database/tables.ts'
import { forgetWords } from '#database/word-index.ts'

type Emptied = Exclude<keyof Tables, keyof InstallationTables | 'campaign' | 'changeCounter'>

/** Every table with rows of a campaign, each before those that its rows refer to. A record, so that a new table cannot be forgotten. */
const emptied: Readonly<Record<Emptied, true>> = {
  entityCount: true,
  entityName: true,
  reference: true,
  revision: true,
  deletedEntity: true,
  formerId: true,
  draft: true,
  entityTag: true,
  relationship: true,
  transition: true,
  mention: true,
  knownWord: true,
  picture: true,
  entity: true,
  campaignSetting: true,
  characterState: true,
  inventory: true,
  playedVisibility: true,
  addedPicture: true,
  pictureSetAside: true,
  activeScene: true,
  token: true,
  job: true,
  apiKey: true,
  idempotencyKey: true,
  throw: true,
  roll: true,
  change: true,
}

/**
 * Deletes all records of a campaign, within a transaction. Its counter of changes goes on, so that nothing cached for it is mistaken for
 * something of a campaign that is given the same id later.
 */
export async function deleteRecords(tables: CampaignTables): Promise<void> {
  const { db, campaign } = tables
  await lockChangeLog(tables)
  const entities = await db.selectFrom('entity').where('campaign', '=', campaign).select('id').execute()
  await forgetWords(
    tables,
    entities.map(({ id }) => id),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of `emptied`
  for (const table of Object.keys(emptied) as Emptied[])
    await db.deleteFrom(table).where('campaign', '=', campaign).execute()
  await db.deleteFrom('campaign').where('id', '=', campaign).execute()
}
