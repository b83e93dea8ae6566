import type { FileDecision } from '@waybook/contract'
import type { Hunk } from '@waybook/entity-text/merge'

import { CAMPAIGN_FILE } from '../campaign-file.ts'
import type { Receipt } from '../export-receipt.ts'
import { agreedText, isOfReceipt, type TextVersion } from './agreed-text.ts'
import { reconcileFile, type Reconciled } from './reconcile-file.ts'

/** A text in Waybook. */
export interface StoredFile {
  readonly path: string
  readonly text: string
}

/** The texts of a campaign in Waybook. The owner of a text is the id of an entity or, for the campaign itself, the name of its file. */
export interface StoredTexts {
  readonly files: ReadonlyMap<string, StoredFile>
  /** The current ids of renamed owners, by their former ids. */
  readonly renamed: ReadonlyMap<string, string>
  /** Deleted owners, and whether an import deleted them. */
  readonly deleted: ReadonlyMap<string, { readonly byImport: boolean }>
  /** All versions of some texts, oldest first, the current one included. */
  readonly versionsOf: (owners: readonly string[]) => Promise<ReadonlyMap<string, readonly TextVersion[]>>
}

export interface FolderTexts {
  readonly texts: ReadonlyMap<string, string>
  /** The ids of the entities' files, by path. */
  readonly idOf: ReadonlyMap<string, string>
  /** `null` if nothing was ever exported to the folder. */
  readonly receipt: Receipt | null
}

export interface WaitingFile {
  readonly owner: string
  readonly file: string
  readonly hunks: readonly Hunk[]
}

/** The outcome for a file that differs. */
export interface ReconciledFile {
  readonly owner: string
  /** The path in the folder, even if the folder does not have the file. */
  readonly file: string
  readonly folder: string | null
  readonly waybook: string | null
  /** The text on which both last agreed. */
  readonly base: string | null
  readonly outcome: Exclude<Reconciled, { is: 'same' }>
  /** Whether the folder's text was merged or overruled, and needs no further decision. */
  readonly isConsidered: boolean
}

/** Reconciles the texts of a folder with those of Waybook. `isComing`: whether a file may change anything. */
export async function reconcileCampaign(
  { texts, idOf, receipt }: FolderTexts,
  stored: StoredTexts,
  decide: (file: string) => FileDecision | undefined,
  isComing: (file: string) => boolean = () => true,
): Promise<ReconciledFile[]> {
  const inFolder = filesByOwner({ texts, idOf }, stored)
  const own = receipt && (await isOwn(receipt, stored)) ? receipt : null
  const owners = [...new Set([...inFolder.keys(), ...stored.files.keys()])]
  const found = owners.map((owner) => {
    const there = inFolder.get(owner)
    const [folder, waybook] = [texts.get(there ?? '') ?? null, stored.files.get(owner)?.text ?? null]
    return { owner, file: there ?? stored.files.get(owner)?.path ?? owner, folder, waybook }
  })
  const isMoved = ({ owner, file }: { owner: string; file: string }) =>
    stored.renamed.get(idOf.get(file) ?? '') === owner
  const differing = found.filter((one) => !isComing(one.file) || one.folder !== one.waybook || isMoved(one))
  const known = differing.filter(({ owner }) => stored.files.has(owner) || stored.deleted.has(owner))
  const versions = await stored.versionsOf(known.map(({ owner }) => owner))
  return differing.map((one) => {
    const { owner, file, folder, waybook } = one
    if (!isComing(file)) return { ...one, base: null, outcome: { is: 'keep' }, isConsidered: false }
    const history = {
      versions: versions.get(owner) ?? [],
      isDeletedByImport: stored.deleted.get(owner)?.byImport === true,
    }
    const base = agreedText(history, { text: folder, fingerprints: own && own[file] })
    const outcome = reconcileFile(file, { base, folder, waybook }, decide(file))
    const isOverruled = folder !== null && folder !== base && folder !== waybook
    return {
      ...one,
      base,
      outcome: outcome.is === 'same' ? { is: 'keep' } : outcome,
      isConsidered: outcome.is === 'merged' || (outcome.is === 'keep' && isOverruled),
    }
  })
}

/** A new folder has an empty receipt. */
async function isOwn(receipt: Receipt, { versionsOf }: StoredTexts): Promise<boolean> {
  const about = receipt[CAMPAIGN_FILE]
  return about === undefined || isOfReceipt((await versionsOf([CAMPAIGN_FILE])).get(CAMPAIGN_FILE) ?? [], about)
}

/** A file with a former id counts if no file has the new one. */
function filesByOwner({ texts, idOf }: Omit<FolderTexts, 'receipt'>, { renamed }: StoredTexts): Map<string, string> {
  const found = new Map<string, string>()
  const ids = Array.from(texts.keys(), (file) => [file === CAMPAIGN_FILE ? file : idOf.get(file), file] as const)
  for (const [id, file] of ids) if (id !== undefined && !renamed.has(id) && !found.has(id)) found.set(id, file)
  for (const [id, file] of ids) {
    const owner = renamed.get(id ?? '')
    if (owner !== undefined && !found.has(owner)) found.set(owner, file)
  }
  return found
}

export function waitingAmong(files: readonly ReconciledFile[]): WaitingFile[] {
  return files.flatMap(({ owner, file, outcome }) =>
    outcome.is === 'waiting' ? [{ owner, file, hunks: outcome.hunks }] : [],
  )
}

/** The texts that an import compiles: the folder's, unless Waybook keeps its own. */
export function textsToCompile(
  { texts, idOf }: Omit<FolderTexts, 'receipt'>,
  files: readonly ReconciledFile[],
  stored: StoredTexts,
): Map<string, string> {
  const result = new Map(texts)
  for (const { owner, file, folder, waybook, outcome } of files) {
    const isMoved = stored.renamed.get(idOf.get(file) ?? '') === owner
    if (outcome.is === 'take' && !isMoved) continue
    result.delete(file)
    const text = outcome.is === 'merged' ? outcome.text : outcome.is === 'take' ? folder : waybook
    if (text !== null) result.set(stored.files.get(owner)?.path ?? file, text)
  }
  return result
}
