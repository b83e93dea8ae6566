import { type Kysely, sql } from 'kysely'

import { engineOf } from './engine.ts'
import type { Tables } from './tables.ts'
import { indexWords, readWords } from './word-index.ts'

/** Every table, each after those that its rows refer to. A record, so that a new table cannot be forgotten. */
const copied: Readonly<Record<keyof Tables, true>> = {
  addedCampaign: true,
  campaignHost: true,
  campaign: true,
  entity: true,
  entityTag: true,
  entityCount: true,
  relationship: true,
  transition: true,
  mention: true,
  picture: true,
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
  change: true,
  changeCounter: true,
  idempotencyKey: true,
  roll: true,
  throw: true,
  knownWord: true,
  revision: true,
  deletedEntity: true,
  formerId: true,
  draft: true,
  entityName: true,
  reference: true,
}

const BATCH = 100

/**
 * Copies all records into a store without any, in one transaction. The engines may differ. `from` has to show one moment throughout, as
 * a transaction does.
 */
export async function copyRecords(from: Kysely<Tables>, to: Kysely<Tables>): Promise<void> {
  await to.transaction().execute(async (tx) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of `copied`
    for (const table of Object.keys(copied) as (keyof Tables)[]) await copyTable(from, tx, table)
    for await (const words of readWords(from, BATCH)) await indexWords(tx, words)
    if (engineOf(tx) === 'postgres') await continueNumbers(tx)
  })
}

async function copyTable(from: Kysely<Tables>, to: Kysely<Tables>, table: keyof Tables): Promise<void> {
  let batch: object[] = []
  const write = async () => {
    if (batch.length > 0) await to.insertInto(table).values(batch).execute()
    batch = []
  }
  for await (const row of from.selectFrom(table).selectAll().stream(BATCH)) {
    batch.push(row)
    if (batch.length === BATCH) await write()
  }
  await write()
}

/** New entities are numbered after those that were copied with their numbers. */
async function continueNumbers(db: Kysely<Tables>): Promise<void> {
  await sql`select setval(pg_get_serial_sequence('entity', 'number'), coalesce(max(number), 0) + 1, false) from entity`.execute(
    db,
  )
}
