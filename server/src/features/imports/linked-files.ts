import { scopeOf, type Viewer } from '@waybook/contract'

import type { KeptFile } from '#campaign-folder/authored-campaign.ts'
import { pictureMeant, picturesByName } from '#campaign-folder/picture-names.ts'
import type { CampaignTables } from '#database/database.ts'

import { readEntity } from '../entities/read-entity.ts'
import { linksFile } from '../entities/shown-texts.ts'
import { readKeptFilesNamed } from './kept-files.ts'

/** Finds the files that a page's texts mean, by the target as written there, in the way pictures are found. */
export async function findLinkedFiles(
  tables: CampaignTables,
  page: string,
  targets: readonly string[],
): Promise<ReadonlyMap<string, KeptFile>> {
  const { db, campaign } = tables
  const row = await db
    .selectFrom('entity')
    .where('campaign', '=', campaign)
    .where('id', '=', page)
    .select('sourcePath')
    .executeTakeFirst()
  if (!row) return new Map()
  const kept = new Map((await readKeptFilesNamed(tables, targets)).map((file) => [file.path, file]))
  const byName = picturesByName(kept.keys())
  return new Map(
    targets.flatMap((target) => {
      const file = kept.get(pictureMeant(target, row.sourcePath, byName) ?? '')
      return file ? [[target, file] as const] : []
    }),
  )
}

/** The file, if a text of the page that the viewer reads links to it. */
export async function readLinkedFile(
  tables: CampaignTables,
  { page, file }: { readonly page: string; readonly file: string },
  viewer: Viewer,
): Promise<KeptFile | null> {
  const scope = scopeOf(viewer)
  const record = await readEntity(tables, page, scope)
  if (!record || !linksFile(record, file, scope)) return null
  return (await findLinkedFiles(tables, page, [file])).get(file) ?? null
}
