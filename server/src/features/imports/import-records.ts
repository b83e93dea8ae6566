import { UNDO_IMPORT_MS } from '@waybook/contract'
import type { Kysely } from 'kysely'

import type { KeptFile, StoredPicture } from '#campaign-folder/authored-campaign.ts'
import { CAMPAIGN_FILE } from '#campaign-folder/campaign-file.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { fromJson, toJson } from '#database/statement/columns.ts'
import type { Tables } from '#database/tables.ts'
import type { ImportedPage, ImportedVersions, Versioned } from '#database/text-tables.ts'

import type { Stored } from '../entities/stored/read-stored.ts'
import type { ImportedUpload, ImportReport } from './compare-campaign.ts'
import { readFolderPictures } from './stored-texts.ts'

/** What an import has changed. */
export interface ImportRecord extends ImportedUpload {
  readonly at: number
  readonly pages: readonly ImportedPage[]
  /** The versions of `campaign.yaml`. */
  readonly about: ImportedVersions
  /** The earlier pictures of the pages that it changed or removed. */
  readonly pictures: readonly StoredPicture[]
  /** The files that were kept before the import. */
  readonly files: readonly KeptFile[]
  readonly undoneAt: number | null
}

/** The stored pictures that an import is about to replace or remove. */
export async function readReplacedPictures(
  tables: CampaignTables,
  { changed, removed, campaignChanged }: ImportReport,
): Promise<StoredPicture[]> {
  const owners = [...changed, ...removed, ...(campaignChanged ? [CAMPAIGN_FILE] : [])]
  return owners.length === 0 ? [] : await readFolderPictures(tables, owners)
}

interface Written {
  readonly stored: Stored
  readonly report: ImportReport
  readonly versionOf: (id: string) => Versioned
  readonly about: ImportedVersions
  readonly pictures: readonly StoredPicture[]
  readonly files: readonly KeptFile[]
}

/** Within the import's transaction: records what it changed, and forgets imports that can no longer be undone. */
export async function recordImport(
  { db, campaign, at, actor }: CampaignTransaction,
  { importId, title }: ImportedUpload,
  { stored, report, versionOf, about, pictures, files }: Written,
): Promise<void> {
  const before = (id: string) => stored.entities.get(id)?.version ?? null
  const pages: ImportedPage[] = [
    ...[...report.added, ...report.changed].map((id) => ({ id, before: before(id), after: versionOf(id).version })),
    ...report.removed.map((id) => ({ id, before: before(id), after: null })),
  ]
  await db
    .deleteFrom('importRecord')
    .where('campaign', '=', campaign)
    .where((eb) => eb.or([eb('at', '<', at - UNDO_IMPORT_MS), eb('id', '=', importId)]))
    .execute()
  const content = { pages: toJson(pages), about: toJson(about), pictures: toJson(pictures), files: toJson(files) }
  await db
    .insertInto('importRecord')
    .values({ campaign, id: importId, at, by: actor, title, ...content, undoneAt: null })
    .execute()
}

/** The imports since this time that changed something, newest first. */
export async function readImports({ db, campaign }: CampaignTables, since: number): Promise<ImportRecord[]> {
  const rows = await db
    .selectFrom('importRecord')
    .where('campaign', '=', campaign)
    .where('at', '>=', since)
    .select(columns)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toRecord)
}

export async function findImport({ db, campaign }: CampaignTables, importId: string): Promise<ImportRecord | null> {
  const row = await db
    .selectFrom('importRecord')
    .where('campaign', '=', campaign)
    .where('id', '=', importId)
    .select(columns)
    .executeTakeFirst()
  return row ? toRecord(row) : null
}

const columns = ['id', 'at', 'title', 'pages', 'about', 'pictures', 'files', 'undoneAt'] as const
type Row = Pick<Tables['importRecord'], (typeof columns)[number]>

function toRecord({ id, pages, about, pictures, files, ...row }: Row): ImportRecord {
  return {
    ...row,
    importId: id,
    pages: fromJson(pages),
    about: fromJson(about),
    pictures: fromJson(pictures),
    files: fromJson(files),
  }
}

/** Within the undo's transaction. */
export async function markUndone({ db, campaign, at }: CampaignTransaction, importId: string): Promise<void> {
  await db
    .updateTable('importRecord')
    .set({ undoneAt: at })
    .where('campaign', '=', campaign)
    .where('id', '=', importId)
    .execute()
}

/** The hashes of all pictures and files that an undo may bring back. */
export async function readUndoBlobs(
  db: Kysely<Tables>,
  since: number,
): Promise<{ readonly pictures: readonly string[]; readonly files: readonly string[] }> {
  const rows = await db
    .selectFrom('importRecord')
    .where('at', '>=', since)
    .where('undoneAt', 'is', null)
    .select(['pictures', 'files'])
    .execute()
  return {
    pictures: rows.flatMap(({ pictures }) => fromJson(pictures).map(({ hash }) => hash)),
    files: rows.flatMap(({ files }) => fromJson(files).map(({ hash }) => hash)),
  }
}
