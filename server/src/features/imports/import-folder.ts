import path from 'node:path'

import type { FileDecision } from '@waybook/contract'

import type { CampaignAuth } from '#auth/auth.ts'
import type { Blobs } from '#blobs/blobs.ts'
import type { KeptFile, StoredPicture } from '#campaign-folder/authored-campaign.ts'
import { readReceipt, type Receipt } from '#campaign-folder/export-receipt.ts'
import { keepFiles } from '#campaign-folder/keep-files.ts'
import { compileCampaign, type LoadedCampaign, type RevisedTexts } from '#campaign-folder/load-campaign.ts'
import { readCampaignFolder, type ReadCampaign } from '#campaign-folder/read-campaign-folder.ts'
import {
  reconcileCampaign,
  textsToCompile,
  type ReconciledFile,
  type StoredTexts,
} from '#campaign-folder/reconcile/reconcile-campaign.ts'
import { withoutWriting, type Progress } from '#campaign-folder/store-pictures.ts'
import type { Actor } from '#database/change.ts'
import type { CampaignTables } from '#database/database.ts'

import type { CampaignStore } from '../store.ts'
import { compareWithStored, type ImportOptions, type ImportReport, type Reconciliation } from './compare-campaign.ts'
import { readKeptFiles } from './kept-files.ts'
import { replaceCampaign } from './replace-campaign.ts'
import { readFolderPictures, readPicturesForTexts, readStoredTexts } from './stored-texts.ts'

export interface FolderServices {
  readonly records: CampaignTables
  readonly blobs: Blobs
}

interface Loading {
  /** The decision about a file that both sides have changed. */
  readonly decide?: (file: string) => FileDecision | undefined
  readonly onTexts?: Progress
  readonly onPictures?: Progress
  /** Called as files are kept that are not read. */
  readonly onFiles?: Progress
  /** Whether a file of the folder may change anything. Default: all files. */
  readonly isComing?: (file: string) => boolean
  /** Whether nothing is stored, not even pictures. */
  readonly dryRun?: boolean
}

/** A campaign made from a folder and the texts that were edited in Waybook since. */
export interface ReconciledCampaign extends LoadedCampaign {
  /** The texts of the folder. */
  readonly texts: ReadonlyMap<string, string>
  /** The files that differ between the folder and Waybook. */
  readonly files: readonly ReconciledFile[]
  readonly reconciled: Reconciliation
}

/** Reads a folder, and reconciles its texts with the stored ones. */
export async function loadReconciled(
  { records, blobs }: FolderServices,
  folder: string,
  { decide = () => undefined, isComing, dryRun = false, onFiles, ...progress }: Loading = {},
): Promise<ReconciledCampaign> {
  const stored = await readStoredTexts(records)
  const read = await readCampaignFolder(folder, { stored: stored.files })
  const texts = { texts: read.texts, idOf: read.idOf, receipt: await readReceipt(read.root) }
  const files = await reconcileCampaign(texts, stored, decide, isComing)
  const revised = await revisedTexts(records, read, { files, stored })
  const pictures = dryRun ? withoutWriting(blobs) : blobs
  const loaded = await compileCampaign(read, { ...progress, pictures }, revised)
  const keep = async () => {
    const found = await keepFiles(read.root, loaded.unread, { files: blobs, onProgress: onFiles })
    const before = await readKeptFiles(records)
    const others = isComing ? before.filter((file) => !isComing(file.path)) : neverHad(read, texts.receipt, before)
    return [...found, ...others]
  }
  const campaign = loaded.campaign && !dryRun ? { ...loaded.campaign, files: await keep() } : loaded.campaign
  return { ...loaded, campaign, texts: read.texts, files, reconciled: reconciliation(files, stored) }
}

/** The kept files that an exported folder lacks because it has never had them. They stay, as pages do that were created in Waybook. */
function neverHad({ all }: ReadCampaign, receipt: Receipt | null, kept: readonly KeptFile[]): KeptFile[] {
  return receipt ? kept.filter(({ path: file }) => !all.has(file) && !Object.hasOwn(receipt, file)) : []
}

async function revisedTexts(
  tables: CampaignTables,
  read: ReadCampaign,
  { files, stored }: { readonly files: readonly ReconciledFile[]; readonly stored: StoredTexts },
): Promise<RevisedTexts> {
  const texts = textsToCompile(read, files, stored)
  const kept = files.filter(({ outcome }) => outcome.is !== 'take').map(({ owner }) => owner)
  const named = namedIn(texts.values(), await readPicturesForTexts(tables))
  const pictures = [...(await readFolderPictures(tables, kept)), ...named]
  return { texts, pictures: pictures.filter((picture) => !read.pictures.has(picture.path)) }
}

function reconciliation(
  files: readonly ReconciledFile[],
  { versions }: Pick<Reconciliation, 'versions'>,
): Reconciliation {
  const considered = files.flatMap(({ owner, folder, isConsidered }) =>
    isConsidered && folder !== null ? [[owner, folder] as const] : [],
  )
  const waiting = files.filter(({ outcome }) => outcome.is === 'waiting')
  return { versions, considered: new Map(considered), waiting }
}

/** The pictures whose names occur in one of the texts. */
function namedIn(texts: Iterable<string>, pictures: readonly StoredPicture[]): readonly StoredPicture[] {
  if (pictures.length === 0) return []
  const all = [...texts]
  return pictures.filter((picture) => all.some((text) => text.includes(path.posix.basename(picture.path))))
}

interface Importing extends Loading, Pick<ImportOptions, 'upload' | 'within'> {
  readonly actor: Actor
  readonly keepMost: boolean
  /** Called before each attempt to write the loaded campaign; `false` ends the import. */
  readonly onLoaded?: (loaded: ReconciledCampaign) => boolean
}

export interface ImportedFolder {
  readonly loaded: ReconciledCampaign
  /** `null` if there are faults, or the import was ended. */
  readonly report: (ImportReport & { readonly revokedInvites: number }) | null
}

/** How often an import starts again because somebody edited a text in Waybook in the meantime. */
const ATTEMPTS = 5

/** Imports a folder. Starts again if somebody changes a text after it was reconciled. */
export async function importFolder(
  services: FolderServices & { readonly records: CampaignStore; readonly auth: CampaignAuth },
  folder: string,
  { actor, keepMost, upload, within, onLoaded = () => true, ...loading }: Importing,
): Promise<ImportedFolder> {
  const { records, auth } = services
  for (let attempt = 1; ; attempt += 1) {
    const loaded = await loadReconciled(services, folder, loading)
    if (!loaded.campaign || !onLoaded(loaded)) return { loaded, report: null }
    const how = { actor, keepMost, upload, within, reconciled: loaded.reconciled }
    const report = loading.dryRun
      ? { ...(await compareWithStored(records, loaded.campaign, how)), revokedInvites: 0 }
      : await replaceCampaign({ records, auth }, loaded.campaign, how)
    if (!report.isOutdated || attempt === ATTEMPTS) return { loaded, report }
  }
}
