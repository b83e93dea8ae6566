import type { StoredPicture } from '#campaign-folder/authored-campaign.ts'
import { CAMPAIGN_FILE } from '#campaign-folder/campaign-file.ts'
import type { TextVersion } from '#campaign-folder/reconcile/agreed-text.ts'
import type { StoredFile, StoredTexts } from '#campaign-folder/reconcile/reconcile-campaign.ts'
import type { CampaignTables } from '#database/database.ts'
import { chunks, listOf } from '#database/statement/lists.ts'

import { coverOwners, textOwner } from '../pictures/picture-columns.ts'
import { textOwnersOf } from '../pictures/read-text-pictures.ts'
import { IMPORTED } from '../writing/versions.ts'

/** How many texts are read at a time. */
const READ = 500

export interface StoredCampaignTexts extends StoredTexts {
  /** Versions by owner, to notice edits in the meantime. */
  readonly versions: ReadonlyMap<string, number>
}

export async function readStoredTexts(tables: CampaignTables): Promise<StoredCampaignTexts> {
  const { db, campaign } = tables
  const entities = await db
    .selectFrom('entity')
    .where('campaign', '=', campaign)
    .select(['id', 'sourcePath as path', 'sourceText as text', 'version'])
    .execute()
  const about = await db
    .selectFrom('campaign')
    .where('id', '=', campaign)
    .select(['source as text', 'version'])
    .execute()
  const former = await db.selectFrom('formerId').where('campaign', '=', campaign).select(['id', 'entity']).execute()
  const deleted = await db
    .selectFrom('deletedEntity')
    .where('campaign', '=', campaign)
    .select(['entity', 'by'])
    .execute()
  const all = [...entities, ...about.map((row) => ({ ...row, id: CAMPAIGN_FILE, path: CAMPAIGN_FILE }))]
  return {
    files: new Map(all.map(({ id, path, text }): [string, StoredFile] => [id, { path, text }])),
    versions: new Map(all.map(({ id, version }) => [id, version])),
    renamed: new Map(former.map(({ id, entity }) => [id, entity])),
    deleted: new Map(deleted.map(({ entity, by }) => [entity, { byImport: by === IMPORTED }])),
    versionsOf: async (owners) => await readVersions(tables, owners),
  }
}

/** The folder's pictures of these owners, including the campaign's covers and the pictures in texts. */
export async function readFolderPictures(
  { db, campaign }: CampaignTables,
  owners: readonly string[],
): Promise<StoredPicture[]> {
  const all = owners.includes(CAMPAIGN_FILE) ? [...owners, ...coverOwners] : owners
  const inTexts = await textOwnersOf({ db, campaign }, owners)
  // In the order in which an import stores them, because an entity's digest depends on the order.
  return await db
    .selectFrom('picture')
    .where('campaign', '=', campaign)
    .where('owner', 'in', listOf(db, [...all, ...inTexts]))
    .select(['hash', 'contentType', 'width', 'height', 'blur', 'path'])
    .execute()
}

/** The pictures that were added in Waybook for texts. */
export async function readPicturesForTexts({ db, campaign }: CampaignTables): Promise<StoredPicture[]> {
  return await db
    .selectFrom('picture')
    .where('campaign', '=', campaign)
    .where('owner', 'like', `${textOwner('', '')}%`)
    .select(['hash', 'contentType', 'width', 'height', 'blur', 'path'])
    .execute()
}

async function readVersions(
  { db, campaign }: CampaignTables,
  owners: readonly string[],
): Promise<ReadonlyMap<string, readonly TextVersion[]>> {
  const found = new Map<string, TextVersion[]>()
  const keep = ({ owner, text, origin }: TextVersion & { readonly owner: string }) =>
    found.set(owner, [...(found.get(owner) ?? []), { text, origin }])
  for (const some of chunks(owners, READ)) {
    const past = await db
      .selectFrom('revision')
      .where('campaign', '=', campaign)
      .where('entity', 'in', listOf(db, some))
      .select(['entity as owner', 'text', 'origin'])
      .orderBy('entity')
      .orderBy('version')
      .execute()
    const current = await db
      .selectFrom('entity')
      .where('campaign', '=', campaign)
      .where('id', 'in', listOf(db, some))
      .select(['id as owner', 'sourceText as text', 'origin'])
      .execute()
    for (const row of [...past, ...current]) keep(row)
  }
  if (owners.includes(CAMPAIGN_FILE)) {
    const about = db.selectFrom('campaign').where('id', '=', campaign).select(['source as text', 'origin'])
    for (const row of await about.execute()) keep({ ...row, owner: CAMPAIGN_FILE })
  }
  return found
}
