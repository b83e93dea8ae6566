import { makeDataDir } from '#app/data-dir.ts'
import type { Environment } from '#app/environment.ts'
import { closeServices, openServices } from '#app/open-services.ts'
import { counted, faultLine } from '#campaign-folder/fault.ts'
import { loadCampaign } from '#campaign-folder/load-campaign.ts'
import { withoutWriting } from '#campaign-folder/store-pictures.ts'
import { watchFolder } from '#campaign-folder/watch-folder.ts'
import type { ImportReport } from '#features/imports/import-campaign.ts'
import { replaceCampaign } from '#features/imports/replace-campaign.ts'
import { type AppServices } from '#http/services.ts'

import { readArguments } from './arguments.ts'
import { campaignFor, campaignOption } from './campaign-option.ts'
import { findingLines, isComplete } from './findings.ts'
import { showProgress } from './progress.ts'
import { usages } from './usage.ts'

const { usage } = usages.import
const ACTOR = 'waybook import'

interface How {
  readonly dryRun: boolean
  readonly strict: boolean
  /** Whether it may remove most of the entities. */
  readonly remove: boolean
  readonly campaignId: string
  /** Whether to list every entity that the import touches, or only count them. */
  readonly listed: boolean
}

/** Imports a whole campaign folder, or lists its faults and imports nothing. Exits with code 1 then, and if files were left out. */
export async function importCampaign(args: readonly string[], environment: Environment): Promise<number> {
  const flag = { type: 'boolean', default: false } as const
  const options = { 'dry-run': flag, strict: flag, watch: flag, remove: flag, ...campaignOption }
  const { values, positionals } = readArguments(args, { usage, options, wanted: { least: 1, most: 1 } })
  const [folder = ''] = positionals
  const services = await openServices(environment, await makeDataDir(environment.dataDir), null)
  try {
    const campaignId = await campaignFor(environment, services.store, values.campaign)
    const { strict, remove } = values
    const how = { campaignId, dryRun: values['dry-run'], strict, remove, listed: true }
    const { whole } = await importFolder(services, folder, how)
    if (values.watch) await follow(services, folder, how)
    return whole || values.watch ? 0 : 1
  } finally {
    await closeServices(services)
  }
}

/** Returns whether the folder could be imported (`done`), and with every file in it (`whole`). */
export async function importFolder(
  services: AppServices,
  folder: string,
  { campaignId, dryRun, strict, remove, listed }: How,
): Promise<{ readonly done: boolean; readonly whole: boolean }> {
  const loaded = await loadCampaign(folder, {
    pictures: dryRun ? withoutWriting(services.blobs) : services.blobs,
    onTexts: showProgress('Texts', process.stdout),
    onPictures: showProgress('Pictures', process.stdout),
  })
  const { campaign, faults, warnings, notes } = loaded
  if (faults.length + warnings.length + notes.length > 0) say(findingLines(loaded))
  if (!campaign || (strict && warnings.length > 0)) return { done: false, whole: false }
  const records = services.store.records(campaignId)
  const auth = services.auth.campaign(campaignId)
  const report = dryRun
    ? { ...(await records.imports.compare(campaign, { keepMost: !remove })), revokedInvites: 0 }
    : await replaceCampaign({ records, auth }, campaign, { actor: ACTOR, keepMost: !remove })
  say(report.notes.map(faultLine))
  const lines = [reportLine(report, dryRun), ...(listed ? listing(report) : []), ...revokedLine(report.revokedInvites)]
  if (dryRun || !report.refused) process.stdout.write(`${lines.join('\n')}\n`)
  if (report.refused) say([removalRefused(report, folder)])
  return { done: !report.refused, whole: !report.refused && isComplete(loaded, false) }
}

function say(lines: readonly string[]): void {
  process.stderr.write(lines.map((line) => `${line}\n`).join(''))
}

/** Later imports do not remove most entities without being asked to: the folder may be incomplete while it is copied or synchronised. */
async function follow(services: AppServices, folder: string, how: How): Promise<void> {
  const watching = await watchFolder(folder, async () => {
    await importFolder(services, folder, { ...how, remove: false }).catch((error: unknown) => {
      process.stderr.write(`${folder} could not be imported: ${String(error)}\n`)
    })
  })
  process.stdout.write(`Watching ${folder}. Press Ctrl-C to stop.\n`)
  await new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve())
    process.once('SIGTERM', () => resolve())
  })
  await watching.close()
}

function removalRefused({ removed, before }: ImportReport, folder: string): string {
  const most = before === 1 ? 'the only entity' : `${removed.length} of the ${before} entities`
  return `Nothing was imported: this would remove ${most} in Waybook. Check that ${folder} is the right folder and complete, or import it once with --remove.`
}

function reportLine({ added, changed, removed }: ImportReport, dryRun: boolean): string {
  const counts = `${added.length} added, ${changed.length} changed, ${removed.length} removed`
  return `${dryRun ? 'Would import' : 'Imported'}: ${counts}`
}

function revokedLine(invites: number): string[] {
  if (invites === 0) return []
  return [`Revoked ${counted(invites, 'invite')} for characters that the campaign no longer has`]
}

function listing({ added, changed, removed, campaignChanged }: ImportReport): string[] {
  const marked = (mark: string, ids: readonly string[]) => ids.map((id) => `  ${mark} ${id}`)
  const campaign = campaignChanged ? ['campaign.yaml'] : []
  return [...marked('+', added), ...marked('~', [...changed, ...campaign]), ...marked('-', removed)]
}
