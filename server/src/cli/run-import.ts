import path from 'node:path'
import { createInterface } from 'node:readline/promises'

import type { FileDecision } from '@waybook/contract'

import { counted, faultLine } from '#campaign-folder/fault.ts'
import { waitingAmong } from '#campaign-folder/reconcile/reconcile-campaign.ts'
import type { ImportReport } from '#features/imports/compare-campaign.ts'
import { importFolder, type ImportedFolder, type ReconciledCampaign } from '#features/imports/import-folder.ts'
import { newImportId } from '#features/imports/import-folders.ts'
import type { AppServices } from '#http/services.ts'

import { findingLines, isComplete } from './findings.ts'
import { showProgress } from './progress.ts'
import { waitingLines } from './waiting.ts'

export interface How {
  readonly actor: string
  readonly campaignId: string
  readonly dryRun: boolean
  readonly strict: boolean
  /** Whether it may remove most of the entities. `ask`: only if a person at the terminal confirms. */
  readonly removeMost: boolean | 'ask'
  /** The side that wins where folder and Waybook changed the same words. */
  readonly decision?: FileDecision | undefined
  /** Whether `waybook undo` can take it back. An import of one saved file is not worth a record. */
  readonly undoable: boolean
  /** Whether to list every changed entity. Otherwise only their counts are printed. */
  readonly listed: boolean
}

export interface ImportOutcome extends ImportedFolder {
  /** Whether the folder was imported. Some files may still wait for a decision. */
  readonly done: boolean
  /** 0: success. 1: there are faults, or files that were left out. 3: files wait for a decision. */
  readonly code: number
}

/** The exit code if files wait for a decision. */
export const WAITING = 3

/** Imports a folder and reports the changes, or the faults. */
export async function runImport(services: AppServices, folder: string, how: How): Promise<ImportOutcome> {
  const first = await attempt(services, folder, how)
  const isAsked = how.removeMost === 'ask' && first.report?.refused === true && !how.dryRun
  const isSure = isAsked && (await confirm(`This would remove ${mostOf(first.report)} in Waybook. Continue?`))
  const imported = isSure ? await attempt(services, folder, { ...how, removeMost: true }) : first
  const { loaded, report } = imported
  if (!report) return { ...imported, done: false, code: 1 }
  say(report.notes.map(faultLine))
  if (report.isOutdated)
    say(['Nothing was imported, because texts were changed in Waybook during the import. Try again.'])
  if (report.refused) say([removalRefused(report, folder)])
  const isDone = !report.refused && !report.isOutdated
  if (!isDone) return { ...imported, done: false, code: 1 }
  process.stdout.write(
    reportLines(imported, report, how)
      .map((line) => `${line}\n`)
      .join(''),
  )
  if (how.undoable && !how.dryRun && changesAnything(report))
    process.stdout.write('waybook undo takes it back, for 30 days.\n')
  const waiting = waitingAmong(loaded.files)
  say(waitingLines(waiting, !how.dryRun))
  return { ...imported, done: true, code: waiting.length > 0 ? WAITING : isComplete(loaded, false) ? 0 : 1 }
}

function changesAnything({ added, changed, removed, campaignChanged }: ImportReport): boolean {
  return added.length + changed.length + removed.length > 0 || campaignChanged
}

async function attempt(services: AppServices, folder: string, how: How): Promise<ImportedFolder> {
  const { campaignId, dryRun, strict, decision } = how
  const { blobs, store, auth } = services
  let isReported = false
  const reportFindings = (loaded: ReconciledCampaign) => {
    const { faults, warnings, notes } = loaded
    if (!isReported && faults.length + warnings.length + notes.length > 0) say(findingLines(loaded))
    isReported = true
    return !strict || faults.length + warnings.length === 0
  }
  const imported = await importFolder(
    { records: store.records(campaignId), blobs, auth: auth.campaign(campaignId) },
    folder,
    {
      actor: how.actor,
      keepMost: how.removeMost !== true,
      ...(how.undoable && {
        upload: { importId: newImportId(campaignId), title: path.basename(path.resolve(folder)) },
      }),
      decide: () => decision,
      dryRun,
      onLoaded: reportFindings,
      onTexts: showProgress('Texts', process.stdout),
      onPictures: showProgress('Pictures', process.stdout),
      onFiles: showProgress('Other files', process.stdout),
    },
  )
  if (!imported.loaded.campaign) reportFindings(imported.loaded)
  return imported
}

function say(lines: readonly string[]): void {
  process.stderr.write(lines.map((line) => `${line}\n`).join(''))
}

/** Asks the person at the terminal. Without a terminal, the answer is no. */
async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^y(?:es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim())
  } finally {
    terminal.close()
  }
}

function mostOf({ removed, before }: ImportReport): string {
  return before === 1 ? 'the only entity' : `${removed.length} of the ${before} entities`
}

function removalRefused(report: ImportReport, folder: string): string {
  return `Nothing was imported: this would remove ${mostOf(report)} in Waybook. Check that ${folder} is the right folder and is complete, or import it once with --yes.`
}

function reportLines(
  { loaded }: ImportedFolder,
  report: NonNullable<ImportedFolder['report']>,
  { dryRun, listed }: How,
): string[] {
  const { added, changed, removed, revokedInvites } = report
  const merged = loaded.files.filter(({ outcome }) => outcome.is === 'merged').map(({ owner }) => owner)
  const kept = loaded.files.filter(({ outcome }) => outcome.is === 'keep').map(({ owner }) => owner)
  const counts = [`${added.length} added`, `${changed.length} changed`, `${removed.length} removed`]
  const more = [
    ...(merged.length > 0 ? [`${merged.length} of them merged with changes in Waybook`] : []),
    ...(kept.length > 0 ? [`${kept.length} kept as changed in Waybook`] : []),
  ]
  const invites =
    revokedInvites === 0
      ? []
      : [`Revoked ${counted(revokedInvites, 'invite')} for characters that the campaign no longer has`]
  return [
    `${dryRun ? 'Would import' : 'Imported'}: ${[...counts, ...more].join(', ')}`,
    ...(listed ? listing(report, { merged, kept }) : []),
    ...invites,
  ]
}

function listing(
  { added, changed, removed, campaignChanged }: ImportReport,
  { merged, kept }: { readonly merged: readonly string[]; readonly kept: readonly string[] },
): string[] {
  const marked = (mark: string, ids: readonly string[]) => ids.map((id) => `  ${mark} ${id}`)
  const campaign = campaignChanged && !merged.includes('campaign.yaml') ? ['campaign.yaml'] : []
  const only = (ids: readonly string[]) => ids.filter((id) => !merged.includes(id))
  return [
    ...marked('+', only(added)),
    ...marked('~', [...only(changed), ...campaign]),
    ...marked('&', merged),
    ...marked('=', kept),
    ...marked('-', removed),
  ]
}
