import { createHash } from 'node:crypto'

import type { Hunk } from '@waybook/entity-text/merge'

import { CAMPAIGN_FILE } from '#campaign-folder/campaign-file.ts'
import type { ReconciledFile } from '#campaign-folder/reconcile/reconcile-campaign.ts'
import { reconcileFile, type FileVersions } from '#campaign-folder/reconcile/reconcile-file.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { insertInto } from '#database/statement/lists.ts'
import { mapInSlices } from '#runtime/slices.ts'

import { readCampaignText } from '../writing/campaign-text.ts'
import { readSources } from '../writing/source.ts'

/** A file in which the folder and Waybook changed the same words. Its owner is an entity, or the campaign by the name of its file. */
export type WaitingText = Pick<ReconciledFile, 'owner' | 'file' | 'folder' | 'base'>

/** A waiting file with Waybook's current text. */
export interface WaitingRecord extends WaitingText, FileVersions {
  /** When the folder was imported, in milliseconds since 1970. */
  readonly at: number
  /** The fingerprint of all its texts. */
  readonly fingerprint: string
}

/** A waiting file whose texts in the folder and Waybook still differ in the same place. */
export interface OverlappingFile extends WaitingRecord {
  readonly hunks: readonly Hunk[]
}

/** Within a transaction: replaces the list of waiting files. */
export async function replaceWaitingFiles(
  { db, campaign, at }: CampaignTransaction,
  files: readonly WaitingText[],
): Promise<void> {
  await db.deleteFrom('waitingFile').where('campaign', '=', campaign).execute()
  const rows = files.map(({ owner, file, folder, base }) => ({
    campaign,
    entity: owner,
    path: file,
    folderText: folder,
    baseText: base,
    at,
  }))
  await insertInto(db, 'waitingFile', rows)
}

/** Removes a file from the list of waiting files. */
export async function forgetWaitingFile({ db, campaign }: CampaignTables, owner: string): Promise<void> {
  await db.deleteFrom('waitingFile').where('campaign', '=', campaign).where('entity', '=', owner).execute()
}

/** Waiting files that still overlap, in order of their paths. If Waybook's text no longer overlaps, the next import merges the file. */
export async function readOverlappingFiles(tables: CampaignTables): Promise<OverlappingFile[]> {
  const records = await readWaitingFiles(tables)
  const found = await mapInSlices(records, (record) => ({ record, outcome: reconcileFile(record.file, record) }))
  return found.flatMap(({ record, outcome }) => (outcome.is === 'waiting' ? [{ ...record, hunks: outcome.hunks }] : []))
}

/** All files that waited after the last import, or the one with this path. */
export async function readWaitingFiles(tables: CampaignTables, file?: string): Promise<WaitingRecord[]> {
  const { db, campaign } = tables
  const all = db.selectFrom('waitingFile').where('campaign', '=', campaign)
  const rows = await (file === undefined ? all : all.where('path', '=', file))
    .select(['entity as owner', 'path as file', 'folderText as folder', 'baseText as base', 'at'])
    .orderBy('path')
    .execute()
  const sources = await readSources(
    tables,
    rows.map(({ owner }) => owner),
  )
  const about = rows.some(({ owner }) => owner === CAMPAIGN_FILE) ? await readCampaignText(tables) : null
  return rows.map((row) => {
    const waybook = (row.owner === CAMPAIGN_FILE ? about : sources.get(row.owner))?.text ?? null
    return { ...row, waybook, fingerprint: fingerprintOf({ ...row, waybook }) }
  })
}

function fingerprintOf({ base, folder, waybook }: FileVersions): string {
  return createHash('sha256')
    .update(JSON.stringify([base, folder, waybook]))
    .digest('base64url')
}
