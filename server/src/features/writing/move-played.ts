import { sql } from 'kysely'

import type { CampaignTables } from '#database/database.ts'
import type { Tables } from '#database/tables.ts'

/** Every column of played data with an entity's id. `isOnce`: rows of the new id would clash with moved rows, so they are deleted first. */
const columns: readonly (readonly [table: keyof Tables, column: string, isOnce: boolean])[] = [
  ['playedVisibility', 'entity', true],
  ['characterState', 'character', true],
  ['inventory', 'character', true],
  ['inventory', 'item', true],
  ['experience', 'character', false],
  ['addedPicture', 'entity', true],
  ['pictureSetAside', 'entity', true],
  ['draft', 'entity', true],
  ['waitingFile', 'entity', true],
  ['activeScene', 'scene', false],
  ['sceneFog', 'scene', true],
  ['fogOperation', 'scene', true],
  ['sceneLayout', 'scene', true],
  ['sceneWalls', 'scene', true],
  ['wallPart', 'scene', true],
  ['wallStep', 'scene', true],
  ['sceneSight', 'scene', true],
  ['sightMemory', 'scene', true],
  ['sightMemory', 'holder', true],
  ['sceneMusic', 'scene', true],
  ['token', 'scene', false],
  ['token', 'character', false],
  ['drawing', 'scene', true],
  ['drawingStep', 'scene', true],
  ['roll', 'characterId', false],
  ['note', 'entity', false],
  ['formerId', 'entity', false],
  ['proposal', 'entity', false],
  ['queuedDie', 'owner', false],
  ['effectUse', 'owner', false],
  ['effectUse', 'source', false],
]

/**
 * Within a transaction: moves an entity's played data to its new id. Deletes data there that an entity left behind that no longer exists.
 */
export async function movePlayed({ db, campaign }: CampaignTables, from: string, to: string): Promise<void> {
  for (const [table, column, isOnce] of columns) {
    const at = sql`${sql.table(table)} where campaign = ${campaign} and ${sql.ref(column)} =`
    if (isOnce) await sql`delete from ${at} ${to}`.execute(db)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to} where campaign = ${campaign} and ${sql.ref(column)} = ${from}`.execute(
      db,
    )
  }
  await renameInDocuments({ db, campaign }, from, to)
}

/** Within a transaction: moves the past versions of an entity's text to its new id. */
export async function moveHistory({ db, campaign }: CampaignTables, from: string, to: string): Promise<void> {
  await db
    .updateTable('revision')
    .set({ entity: to })
    .where('campaign', '=', campaign)
    .where('entity', '=', from)
    .execute()
}

/** Tables whose rows are JSON documents with ids of entities. */
const tables = [
  'gameCheck',
  'queuedDie',
  'storyPool',
  'encounter',
  'handout',
  'tracker',
  'hands',
  'playingSound',
] as const

/** Within a transaction: replaces the id of a renamed entity in the records of play, past and current. */
async function renameInDocuments({ db, campaign }: CampaignTables, from: string, to: string): Promise<void> {
  const [before, after] = [JSON.stringify(from), JSON.stringify(to)]
  for (const table of tables)
    await sql`update ${sql.table(table)} set content = replace(content, ${before}, ${after})
      where campaign = ${campaign} and content like ${`%${before}%`}`.execute(db)
  await sql`update roll set drawn = replace(drawn, ${before}, ${after})
    where campaign = ${campaign} and drawn like ${`%${before}%`}`.execute(db)
}
