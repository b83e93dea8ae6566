import type { EntityType, Reveal } from '@waybook/contract'

import { type CampaignTables } from '#database/database.ts'
import { fromJson, toList } from '#database/statement/columns.ts'
import { listOf } from '#database/statement/lists.ts'
import type { OpenDigests } from '#database/tables.ts'
import type { Versioned } from '#database/text-tables.ts'

/** The current text of an entity, and the fields that the campaign's counts depend on. */
export interface SourceRecord extends Versioned, OpenDigests {
  readonly id: string
  readonly type: EntityType
  readonly name: string
  readonly tags: readonly string[]
  readonly reveal: Reveal
  /** Whether players see its page. */
  readonly shown: boolean
  /** The characters whose players see it although it is not shown. */
  readonly readers: readonly string[]
  readonly digest: string
  readonly addedAt: number
  readonly path: string
  readonly text: string
}

/** The current texts of entities, by id, in no particular order. */
export async function readSources(
  { db, campaign }: CampaignTables,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SourceRecord>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('entity')
    .where('campaign', '=', campaign)
    .where('id', 'in', listOf(db, ids))
    .select([
      'id',
      'type',
      'name',
      'tags',
      'shown',
      'reveal',
      'readers',
      'digest',
      'nameDigest',
      'pageDigest',
      'figuresDigest',
      'addedAt',
      'sourcePath as path',
      'sourceText as text',
    ])
    .select(['version', 'writtenAt', 'writtenBy', 'origin'])
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      { ...row, tags: fromJson(row.tags), shown: row.shown === 1, readers: toList(row.readers) },
    ]),
  )
}

/** The current id of an entity, given its current or a former one; `null` if there is none. */
export async function currentId({ db, campaign }: CampaignTables, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('entity')
    .where('campaign', '=', campaign)
    // One list, because with two conditions SQLite would scan all entities.
    .where('id', 'in', (eb) =>
      db
        .selectNoFrom(eb.val(id).as('id'))
        .unionAll(
          db.selectFrom('formerId').where('campaign', '=', campaign).where('id', '=', id).select('entity as id'),
        ),
    )
    .select('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** The current ids of entities, by former id. */
export async function readRenamed(
  { db, campaign }: CampaignTables,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('formerId')
    .where('campaign', '=', campaign)
    .where('id', 'in', listOf(db, ids))
    .select(['id', 'entity'])
    .execute()
  return new Map(rows.map(({ id, entity }) => [id, entity]))
}
