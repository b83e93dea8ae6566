import type { EntityType } from '@waybook/contract'

import type { CampaignTables } from '#database/database.ts'
import type { Versioned } from '#database/text-tables.ts'

/** The past versions of a text, newest first. */
export async function readHistory({ db, campaign }: CampaignTables, id: string): Promise<Versioned[]> {
  return await db
    .selectFrom('revision')
    .where('campaign', '=', campaign)
    .where('entity', '=', id)
    .select(['version', 'writtenAt', 'writtenBy', 'origin'])
    .orderBy('version', 'desc')
    .execute()
}

/** A past version of a text, with the path that its file had. */
export async function readRevision(
  { db, campaign }: CampaignTables,
  id: string,
  version: number,
): Promise<{ readonly path: string; readonly text: string } | null> {
  const row = await db
    .selectFrom('revision')
    .where('campaign', '=', campaign)
    .where('entity', '=', id)
    .where('version', '=', version)
    .select(['path', 'text'])
    .executeTakeFirst()
  return row ?? null
}

/** An entity that can be restored. */
export interface DeletedRecord {
  readonly id: string
  readonly name: string
  readonly type: EntityType
  readonly at: number
  readonly by: string
}

/** The last deleted first. */
export async function readDeleted({ db, campaign }: CampaignTables): Promise<DeletedRecord[]> {
  return await db
    .selectFrom('deletedEntity')
    .where('campaign', '=', campaign)
    .select(['entity as id', 'name', 'type', 'at', 'by'])
    .orderBy('at', 'desc')
    .orderBy('entity')
    .limit(DELETED_MAX)
    .execute()
}

/** How many deleted entities are listed. */
const DELETED_MAX = 500

export async function isDeleted({ db, campaign }: CampaignTables, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('deletedEntity')
    .where('campaign', '=', campaign)
    .where('entity', '=', id)
    .select('entity')
    .executeTakeFirst()
  return row !== undefined
}
