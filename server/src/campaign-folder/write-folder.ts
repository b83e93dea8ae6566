import { lstat, mkdir, readdir } from 'node:fs/promises'

import type { FileDecision } from '@waybook/contract'

import type { Blobs } from '#blobs/blobs.ts'

import type { CampaignSources } from './campaign-sources.ts'
import { fingerprint, fingerprintOf, readReceipt, writeReceipt, type Receipt } from './export-receipt.ts'
import { exportedFiles } from './exported-files.ts'
import { isInside, statInside, readInside, removeInside, writeInside } from './file-inside.ts'
import { idsIn } from './folder-ids.ts'
import { readFolder } from './read-folder.ts'
import {
  reconcileCampaign,
  waitingAmong,
  type ReconciledFile,
  type StoredTexts,
  type WaitingFile,
} from './reconcile/reconcile-campaign.ts'

export type Written =
  | { readonly ok: true; readonly waiting: readonly WaitingFile[]; readonly changed: readonly string[] }
  | { readonly ok: false; readonly why: string }

interface Writing {
  readonly sources: CampaignSources
  /** The same texts with their history, to merge them into files that were edited since an export. */
  readonly stored: StoredTexts
  readonly pictures: Blobs
  readonly decide?: (file: string) => FileDecision | undefined
  /** The texts of a folder that was just imported, which need not have been exported before. */
  readonly imported?: ReadonlyMap<string, string>
}

/** The new content of files, or a function that reads it; `null` removes a file. */
type Changes = ReadonlyMap<string, Uint8Array | string | null | (() => Promise<Uint8Array | null>)>

/**
 * Writes the current texts and pictures of a campaign. Refuses a folder that contains other files. Merges files that were edited since an
 * export. Leaves files with overlapping edits alone, and returns them.
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
  const all = new Map([...(imported ?? []), ...(earlier || imported ? (await readFolder(folder)).texts : [])])
  // A page with a fault is a text of the folder only.
  const unread = new Set(exported.kept.map(({ path }) => path))
  const texts = new Map([...all].filter(([file]) => !unread.has(file)))
  // A folder is new if it has no receipt and was not imported.
  const receipt = earlier ?? (imported ? null : {})
  const files = await reconcileCampaign({ texts, idOf: idsIn(texts, stored.files), receipt }, stored, decide)
  const others = await otherFiles(folder, writing, mine)
  if (typeof others === 'string') return { ok: false, why: others }
  const kept = await keptFiles(folder, writing, mine)
  const changes: Changes = new Map([...textChanges(files, writing, mine), ...others.changes, ...kept.missing])
  const agreed = { ...receiptOf(mine, stored, files), ...others.receipt, ...kept.receipt }
  await mkdir(folder, { recursive: true })
  // While files are replaced, the receipt has both the old and the new versions. Then an interrupted export can be repeated.
  await writeReceipt(folder, either(mine, agreed))
  for (const [name, content] of changes) {
    const bytes = typeof content === 'function' ? await content() : content
    await (bytes === null ? removeInside(folder, name) : writeInside(folder, name, bytes))
  }
  await writeReceipt(folder, agreed)
  return { ok: true, waiting: waitingAmong(files), changed: [...changes.keys()].toSorted() }
}

/** The text changes of an export. Writes a missing file again, unless its removal was just imported or is waiting. */
function textChanges(files: readonly ReconciledFile[], { sources, stored, imported }: Writing, mine: Receipt): Changes {
  const written = new Set(exportedFiles(sources).texts.map((one) => one.path))
  const changes = new Map<string, string | null>()
  for (const { owner, file, folder, waybook, outcome } of files) {
    const isExported = folder !== null && mine[file]?.includes(fingerprint(Buffer.from(folder))) === true
    const isOutOfDate = imported === undefined && (folder === null || (waybook === null && isExported))
    if (!isOutOfDate && (outcome.is === 'take' || outcome.is === 'waiting')) continue
    const path = stored.files.get(owner)?.path ?? file
    if (folder !== null && (waybook === null || path !== file)) changes.set(file, null)
    if (waybook !== null && written.has(path)) changes.set(path, outcome.is === 'merged' ? outcome.text : waybook)
  }
  return changes
}

/** The receipt after an export. For files that still differ, it keeps the last common versions. */
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

/** The removal of texts is reconciled. */
const IS_TEXT = /\.(?:md|yaml)$/i

/** Changes of pictures and of the record of the play, or an error message. */
async function otherFiles(
  folder: string,
  { sources, pictures: blobs }: Writing,
  mine: Receipt,
): Promise<{ readonly changes: Changes; readonly receipt: Receipt } | string> {
  const { texts, pictures, kept, played } = exportedFiles(sources)
  const changes = new Map<string, Uint8Array | null>()
  const receipt: Record<string, readonly string[]> = {}
  const drawn = pictures.map(({ hash, path }) => ({ path, read: async () => await blobs.get(hash, 'original') }))
  const playedTexts = played.map(({ path, text }) => ({
    path,
    read: async () => await Promise.resolve(Buffer.from(text)),
  }))
  for (const { path, read } of [...drawn, ...playedTexts]) {
    const bytes = await read()
    if (!bytes) return `The picture ${path} is no longer stored`
    const there = await readInside(folder, path)
    const isEdited = there !== null && !there.equals(bytes) && mine[path]?.includes(fingerprint(there)) !== true
    if (linkAmong(folder, [path]) !== null || isEdited)
      return `${path} in ${folder} has changed since the export; move it away, or choose a new folder`
    if (!there?.equals(bytes)) changes.set(path, bytes)
    receipt[path] = [fingerprint(bytes)]
  }
  const current = new Set([...Object.keys(receipt), ...[...texts, ...kept].map(({ path }) => path)])
  for (const name of Object.keys(mine)) {
    if (current.has(name) || IS_TEXT.test(name)) continue
    const there = await readInside(folder, name)
    if (there && mine[name]?.includes(fingerprint(there))) changes.set(name, null)
  }
  return { changes, receipt }
}

/**
 * The files that Waybook does not read and the folder lacks. Nobody edits them in Waybook, so files that the folder has stay, unless they are
 * those of an earlier export.
 */
async function keptFiles(
  folder: string,
  { sources, pictures: blobs, imported }: Writing,
  mine: Receipt,
): Promise<{ readonly missing: Changes; readonly receipt: Receipt }> {
  const missing = new Map<string, () => Promise<Uint8Array | null>>()
  const receipt: Record<string, readonly string[]> = {}
  for (const { path, hash } of exportedFiles(sources).kept) {
    const print = fingerprintOf(hash)
    receipt[path] = [print]
    if (linkAmong(folder, [path]) !== null) continue
    const about = statInside(folder, path)
    // A folder that was just imported has the newest version of each file that it has.
    const mayBeOld = !imported && about !== null && mine[path]?.includes(print) !== true
    const before = mayBeOld ? await readInside(folder, path) : null
    const isOfExport = before !== null && mine[path]?.includes(fingerprint(before)) === true
    if (about === null || isOfExport) missing.set(path, async () => await blobs.getFile(hash))
  }
  return { missing, receipt }
}

/** Also true for a file, or for a folder that cannot be read. */
async function isOccupied(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => null)
  return names ? names.length > 0 : (await lstat(folder).catch(() => null)) !== null
}

/** The first path that contains a link. Throws if a path leaves the folder. */
function linkAmong(folder: string, names: readonly string[]): string | null {
  const outside = names.find((name) => !isInside(folder, name))
  if (outside !== undefined) throw new Error(`${outside} would be written outside ${folder}`)
  return names.find((name) => statInside(folder, name) === 'other') ?? null
}

function either(one: Receipt, other: Receipt): Receipt {
  const names = Object.keys({ ...one, ...other })
  return Object.fromEntries(names.map((name) => [name, [...(one[name] ?? []), ...(other[name] ?? [])]] as const))
}
