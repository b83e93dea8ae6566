import type { EntityType } from '@waybook/contract'

import type { CampaignTables } from '#database/database.ts'
import type { Versioned } from '#database/text-tables.ts'

/** The current text of an entity. */
export interface SourceRecord extends Versioned {
  readonly id: string
  readonly type: EntityType
  readonly name: string
  readonly path: string
  readonly text: string
}

export async function readSource({ db, campaign }: CampaignTables, id: string): Promise<SourceRecord | null> {
  const row = await db
    .selectFrom('entity')
    .where('campaign', '=', campaign)
    .where('id', '=', id)
    .select(['id', 'type', 'name', 'sourcePath as path', 'sourceText as text'])
    .select(['version', 'writtenAt', 'writtenBy', 'origin'])
    .executeTakeFirst()
  return row ?? null
}
