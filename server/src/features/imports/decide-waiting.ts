import { Problem, type FileDecision, type TextFinding } from '@waybook/contract'

import { CAMPAIGN_FILE } from '#campaign-folder/campaign-file.ts'
import { reconcileFile } from '#campaign-folder/reconcile/reconcile-file.ts'
import type { CampaignTransaction } from '#database/database.ts'
import { pageProblems } from '#sentences/problems.ts'

import { writeCampaignText } from '../writing/campaign-text.ts'
import { toFindings } from '../writing/findings.ts'
import { readSources } from '../writing/source.ts'
import { IMPORTED, keepConsidered, noteDeleted, readNewestKept } from '../writing/versions.ts'
import { removeText, writeTexts } from '../writing/write-texts.ts'
import { forgetWaitingFile, readWaitingFiles, type WaitingRecord } from './waiting-files.ts'

export interface WantedDecision {
  readonly file: string
  readonly decision: FileDecision
  /** The fingerprint of the texts on which the decision was based. */
  readonly fingerprint: string
}

export interface DecidedFile {
  /** The id of an entity that was deleted, because the folder no longer has it. */
  readonly deleted: string | null
  readonly findings: readonly TextFinding[]
}

/**
 * Within a transaction: decides a waiting file the way an import with this decision does. The next import treats the result as Waybook's
 * version of the folder's text, and so brings it to the folder. Throws the Problems `not-found`, `conflict` if one of the texts has changed
 * since, and `bad-params` with findings if the decided text has faults.
 */
export async function decideWaitingFile(
  tx: CampaignTransaction,
  { file, decision, fingerprint }: WantedDecision,
): Promise<DecidedFile> {
  const [waiting] = await readWaitingFiles(tx, file)
  if (!waiting) throw new Problem('not-found', pageProblems.fileNoLongerWaits())
  if (waiting.fingerprint !== fingerprint) throw new Problem('conflict', pageProblems.fileWasChangedMeanwhile())
  const decided = await write(tx, waiting, decision)
  await forgetWaitingFile(tx, waiting.owner)
  return decided
}

async function write(tx: CampaignTransaction, waiting: WaitingRecord, decision: FileDecision): Promise<DecidedFile> {
  const { file, folder, waybook } = waiting
  const outcome = reconcileFile(file, waiting, decision)
  if (outcome.is === 'take')
    return folder === null ? await remove(tx, waiting) : await save(tx, waiting, { text: folder })
  const text = outcome.is === 'merged' ? outcome.text : waybook
  return text === null ? await leaveDeleted(tx, waiting) : await save(tx, waiting, { text, considered: folder })
}

/** `considered`: the folder's text, if it differs from `text`; `null` if the folder has no such file. */
async function save(
  tx: CampaignTransaction,
  { owner, file }: WaitingRecord,
  { text, considered }: { readonly text: string; readonly considered?: string | null },
): Promise<DecidedFile> {
  const origin = considered === undefined ? 'import' : considered === null ? 'restore' : 'merge'
  if (owner === CAMPAIGN_FILE) {
    const { faults } = await writeCampaignText(tx, text, { origin, considered: considered ?? undefined })
    return { deleted: null, findings: toFindings(faults) }
  }
  const path = (await readSources(tx, [owner])).get(owner)?.path ?? file
  const [written] = await writeTexts(tx, [
    { id: owner, path, text, origin, ...(considered !== undefined && { considered }) },
  ])
  return { deleted: null, findings: written?.findings ?? [] }
}

async function remove(tx: CampaignTransaction, { owner }: WaitingRecord): Promise<DecidedFile> {
  const source = (await readSources(tx, [owner])).get(owner)
  if (!source) throw new Problem('not-found')
  await noteDeleted(tx, [owner], IMPORTED)
  await removeText(tx, source)
  return { deleted: owner, findings: [] }
}

/** The entity stays deleted, now by the user who decided, so no folder brings it back. */
async function leaveDeleted(tx: CampaignTransaction, { owner, folder }: WaitingRecord): Promise<DecidedFile> {
  if (folder !== null) await keepConsidered(tx, new Map([[owner, folder]]), await readNewestKept(tx, [owner]))
  await tx.db
    .updateTable('deletedEntity')
    .set({ by: tx.actor })
    .where('campaign', '=', tx.campaign)
    .where('entity', '=', owner)
    .execute()
  return { deleted: null, findings: [] }
}
