import type { TextOrigin } from '@waybook/contract'

import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { insertInto, listOf } from '#database/statement/lists.ts'
import type { Versioned } from '#database/text-tables.ts'

/** At least this many past versions of each text are retained. */
const RETAINED_VERSIONS = 200

/** Stores the texts that are about to be replaced or deleted as past versions. */
export async function keepTexts({ db, campaign }: CampaignTables, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .insertInto('revision')
    .columns(['campaign', 'entity', 'version', 'writtenAt', 'writtenBy', 'origin', 'path', 'text'])
    .expression((eb) =>
      eb
        .selectFrom('entity')
        .where('campaign', '=', campaign)
        .where('id', 'in', listOf(db, ids))
        .select(['campaign', 'id', 'version', 'writtenAt', 'writtenBy', 'origin', 'sourcePath', 'sourceText']),
    )
    .execute()
}

/** Deletes the oldest of many versions of one text. */
export async function forgetOldTexts({ db, campaign }: CampaignTables, id: string, newest: number): Promise<void> {
  await db
    .deleteFrom('revision')
    .where('campaign', '=', campaign)
    .where('entity', '=', id)
    .where('version', '<', newest - RETAINED_VERSIONS)
    .execute()
}

/** The newest version that each of these entities had before it was deleted. */
export async function readNewestKept(
  { db, campaign }: CampaignTables,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('revision')
    .where('campaign', '=', campaign)
    .where('entity', 'in', listOf(db, ids))
    .groupBy('entity')
    .select((eb) => ['entity', eb.fn.max('version').as('version')])
    .execute()
  return new Map(rows.map(({ entity, version }) => [entity, version]))
}

/** The version that a record has, without its other fields. */
export function versionIn({ version, writtenAt, writtenBy, origin }: Versioned): Versioned {
  return { version, writtenAt, writtenBy, origin }
}

/** The version of a text that replaces another. */
export function nextVersion(
  { at, actor }: Pick<CampaignTransaction, 'at' | 'actor'>,
  newest: number,
  origin: TextOrigin,
): Versioned {
  return { version: newest + 1, writtenAt: at, writtenBy: actor, origin }
}

/** Stores the folder's texts as versions after the newest ones, so the next import need not merge them again. */
export async function keepConsidered(
  tx: CampaignTransaction,
  considered: ReadonlyMap<string, string>,
  newest: ReadonlyMap<string, number>,
): Promise<void> {
  const { db, campaign } = tx
  const rows = Array.from(considered, ([entity, text]) => ({
    campaign,
    entity,
    path: `${entity}.md`,
    text,
    ...nextVersion(tx, newest.get(entity) ?? 0, 'import'),
  }))
  await insertInto(db, 'revision', rows)
}

/** Records that these entities exist: their ids are no longer ids of deleted entities, or former ids of others. */
export async function noteAdded({ db, campaign }: CampaignTables, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('deletedEntity').where('campaign', '=', campaign).where('entity', 'in', listOf(db, ids)).execute()
  await db.deleteFrom('formerId').where('campaign', '=', campaign).where('id', 'in', listOf(db, ids)).execute()
}

/** The actor who deletes entities whose files are gone from the folder. */
export const IMPORTED = 'waybook import'

/** Stores the data for listing and restoring entities that are about to be deleted. */
export async function noteDeleted(
  tx: CampaignTransaction,
  ids: readonly string[],
  by: string = tx.actor,
): Promise<void> {
  const { db, campaign, at } = tx
  if (ids.length === 0) return
  await keepTexts(tx, ids)
  await db
    .insertInto('deletedEntity')
    .columns(['campaign', 'entity', 'name', 'type', 'at', 'by'])
    .expression((eb) =>
      eb
        .selectFrom('entity')
        .where('campaign', '=', campaign)
        .where('id', 'in', listOf(db, ids))
        .select((of) => ['campaign', 'id', 'name', 'type', of.val(at).as('at'), of.val(by).as('by')]),
    )
    .execute()
}
