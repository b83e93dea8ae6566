import { lstat, mkdir, readdir } from 'node:fs/promises'

import type { Blobs } from '#blobs/blobs.ts'

import type { CampaignSources } from './campaign-sources.ts'
import { fingerprint, readReceipt, writeReceipt, type Receipt } from './export-receipt.ts'
import { exportedFiles } from './exported-files.ts'
import { isInside, statInside, readInside, removeInside, writeInside } from './file-inside.ts'
import { readFolder } from './read-folder.ts'
import {
  reconcileCampaign,
  waitingAmong,
  type ReconciledFile,
  type StoredTexts,
  type WaitingFile,
} from './reconcile/reconcile-campaign.ts'
import type { Decision } from './reconcile/reconcile-file.ts'

export type Written =
  | { readonly ok: true; readonly waiting: readonly WaitingFile[]; readonly changed: readonly string[] }
  | { readonly ok: false; readonly why: string }

interface Writing {
  readonly sources: CampaignSources
  /** The same texts, with what is needed to merge them into files that were edited since an export. */
  readonly stored: StoredTexts
  readonly pictures: Blobs
  readonly decide?: (file: string) => Decision | undefined
  /** The texts of a folder that was just imported, which need not have been exported before. */
  readonly imported?: ReadonlyMap<string, string>
}

/** What a file becomes; `null`: it is removed. */
type Changes = ReadonlyMap<string, Uint8Array | string | null>

/**
 * Writes a campaign as it was imported or written since, with the pictures added since. Refuses a folder that contains other files. Files that
 * were edited since an export are merged; those that overlap are left alone and returned.
 */
export async function writeFolder(folder: string, writing: Writing): Promise<Written> {
  const { sources, stored, decide = () => undefined, imported } = writing
  const earlier = await readReceipt(folder)
  if (!earlier && !imported && (await isOccupied(folder)))
    return { ok: false, why: `${folder} is not empty; choose a new folder` }
  const exported = exportedFiles(sources)
  const mine = earlier ?? {}
  const link = linkAmong(folder, [...Object.keys(mine), ...exported.texts.map(({ path }) => path)])
  if (link !== null) return { ok: false, why: `${link} in ${folder} has changed since the export; choose a new one` }
  const texts = new Map([...(imported ?? []), ...(earlier || imported ? (await readFolder(folder)).texts : [])])
  // A folder without a receipt that was not imported either is new.
  const receipt = earlier ?? (imported ? null : {})
  const files = await reconcileCampaign({ texts, receipt }, stored, decide)
  const pictures = await picturesFor(folder, writing, mine)
  if (typeof pictures === 'string') return { ok: false, why: pictures }
  const changes: Changes = new Map([...textChanges(files, stored, imported !== undefined), ...pictures.changes])
  const agreed = { ...receiptOf(mine, stored, files), ...pictures.receipt }
  await mkdir(folder, { recursive: true })
  // While files are replaced, both the old and the new versions count as agreed on, so that an interrupted export can be repeated.
  await writeReceipt(folder, either(mine, agreed))
  for (const [name, bytes] of changes)
    await (bytes === null ? removeInside(folder, name) : writeInside(folder, name, bytes))
  await writeReceipt(folder, agreed)
  return { ok: true, waiting: waitingAmong(files), changed: [...changes.keys()].toSorted() }
}

/** What an export changes: a file that is missing is written again, unless its removal was just imported or waits. */
function textChanges(files: readonly ReconciledFile[], stored: StoredTexts, isImported: boolean): Changes {
  const changes = new Map<string, string | null>()
  for (const { owner, file, folder, waybook, outcome } of files) {
    const isMissing = folder === null && !isImported
    if (!isMissing && (outcome.is === 'take' || outcome.is === 'waiting')) continue
    const path = stored.files.get(owner)?.path ?? file
    if (folder !== null && (waybook === null || path !== file)) changes.set(file, null)
    if (waybook !== null) changes.set(path, outcome.is === 'merged' ? outcome.text : waybook)
  }
  return changes
}

/** Of files that stay as they are in the folder, though Waybook has others, it is still known on what both agreed before. */
function receiptOf(mine: Receipt, { files: stored }: StoredTexts, files: readonly ReconciledFile[]): Receipt {
  const agreed = Array.from(stored.values(), ({ path, text }) => [path, [fingerprint(Buffer.from(text))]] as const)
  const receipt: Record<string, readonly string[]> = Object.fromEntries(agreed)
  for (const { file, outcome } of files) {
    if (outcome.is !== 'take' && outcome.is !== 'waiting') continue
    const before = mine[file]
    if (before) receipt[file] = before
    else delete receipt[file]
  }
  return receipt
}

/** The pictures to write or remove, or why that cannot be done. */
async function picturesFor(
  folder: string,
  { sources, pictures }: Writing,
  mine: Receipt,
): Promise<{ readonly changes: Changes; readonly receipt: Receipt } | string> {
  const changes = new Map<string, Uint8Array | null>()
  const receipt: Record<string, readonly string[]> = {}
  for (const { hash, path } of exportedFiles(sources).pictures) {
    const bytes = await pictures.get(hash, 'original')
    if (!bytes) return `The picture ${path} is no longer stored`
    const other = linkAmong(folder, [path])
    const there = await readInside(folder, path)
    const isOther = there !== null && !there.equals(bytes) && mine[path]?.includes(fingerprint(there)) !== true
    if (other !== null || isOther) return `${path} in ${folder} has changed since the export; import it first`
    if (!there?.equals(bytes)) changes.set(path, bytes)
    receipt[path] = [fingerprint(bytes)]
  }
  const texts = new Set(exportedFiles(sources).texts.map(({ path }) => path))
  for (const name of Object.keys(mine)) {
    if (name in receipt || texts.has(name) || /\.(?:md|yaml)$/i.test(name)) continue
    const there = await readInside(folder, name)
    if (there && mine[name]?.includes(fingerprint(there))) changes.set(name, null)
  }
  return { changes, receipt }
}

/** True also if it is a file, or a folder that cannot be read. */
async function isOccupied(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => null)
  return names ? names.length > 0 : (await lstat(folder).catch(() => null)) !== null
}

/** The first path that leads through or to a link. Throws if one leads out of the folder. */
function linkAmong(folder: string, names: readonly string[]): string | null {
  const outside = names.find((name) => !isInside(folder, name))
  if (outside !== undefined) throw new Error(`${outside} would be written outside ${folder}`)
  return names.find((name) => statInside(folder, name) === 'other') ?? null
}

function either(one: Receipt, other: Receipt): Receipt {
  const names = Object.keys({ ...one, ...other })
  return Object.fromEntries(names.map((name) => [name, [...(one[name] ?? []), ...(other[name] ?? [])]] as const))
}
