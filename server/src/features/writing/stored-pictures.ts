import { readEntityId } from '@waybook/contract'

import type { StoredPicture } from '#campaign-folder/authored-campaign.ts'
import type { CompiledEntity } from '#campaign-folder/compile/compile-entity.ts'
import type { Fault } from '#campaign-folder/fault.ts'
import { findPicture, picturesIn } from '#campaign-folder/find-picture.ts'
import { withoutEnding } from '#campaign-folder/picture-files.ts'
import type { CampaignTables } from '#database/database.ts'
import { listOf } from '#database/statement/lists.ts'

const columns = ['owner', 'key', 'path', 'hash', 'contentType', 'width', 'height', 'blur'] as const

/** A picture of the campaign's folder, as its owner has it. */
export interface OwnedPicture extends StoredPicture {
  readonly owner: string
  readonly key: string
}

/** By owner. */
export async function readPictures(
  { db, campaign }: CampaignTables,
  owners: readonly string[],
): Promise<ReadonlyMap<string, OwnedPicture>> {
  const rows = await db
    .selectFrom('picture')
    .where('campaign', '=', campaign)
    .where('owner', 'in', listOf(db, owners))
    .select(columns)
    .execute()
  return new Map(rows.map((row) => [row.owner, row]))
}

/**
 * Finds the picture of an entity whose text was written here, among those that the campaign's folder had. It keeps its picture unless the text
 * names another one.
 */
export async function choosePicture(
  { db, campaign }: CampaignTables,
  entity: CompiledEntity,
  current: StoredPicture | null,
): Promise<{ readonly picture: StoredPicture | null; readonly warnings: readonly Fault[] }> {
  const { named } = entity.picture
  if (!named || named.path === current?.path) return { picture: current, warnings: [] }
  const rows = await db.selectFrom('picture').where('campaign', '=', campaign).select(columns).execute()
  const byPath = new Map<string, StoredPicture>(rows.map((row) => [row.path, row]))
  if (current) byPath.set(current.path, current)
  const { path, warnings } = findPicture(entity, picturesIn(new Set(byPath.keys())))
  const found = warnings.length === 0 ? byPath.get(path ?? '') : undefined
  return { picture: found ?? current, warnings }
}

/** Within a transaction: a picture next to an entity's file is named like the file, so it gets the new name too, unless the text names it. */
export async function movePicture(
  tables: CampaignTables,
  { id: from, text }: { readonly id: string; readonly text: string },
  to: string,
): Promise<void> {
  const { db, campaign } = tables
  const path = (await readPictures(tables, [from])).get(from)?.path ?? ''
  if (readEntityId(withoutEnding(path)) !== from || text.includes(path)) return
  await db
    .updateTable('picture')
    .set({ path: `${to}${path.slice(withoutEnding(path).length)}` })
    .where('campaign', '=', campaign)
    .where('owner', '=', from)
    .execute()
}
