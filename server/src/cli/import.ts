import { makeDataDir } from '#app/data-dir.ts'
import type { Environment } from '#app/environment.ts'
import { closeServices, openServices } from '#app/open-services.ts'
import { faultLine } from '#campaign-folder/fault.ts'
import { loadCampaign } from '#campaign-folder/load-campaign.ts'
import { withoutWriting } from '#campaign-folder/store-pictures.ts'
import { watchFolder } from '#campaign-folder/watch-folder.ts'
import type { ImportReport } from '#features/imports/import-campaign.ts'
import { replaceCampaign } from '#features/imports/replace-campaign.ts'
import { type AppServices } from '#http/services.ts'

import { readArguments } from './arguments.ts'
import { showProgress } from './progress.ts'

const usage = 'waybook import DIR [--dry-run] [--strict] [--watch]'
const ACTOR = 'waybook import'

interface How {
  readonly dryRun: boolean
  readonly strict: boolean
  /** Whether to list every entity that the import touches, or only count them. */
  readonly listed: boolean
}

/** Imports a whole campaign folder, or lists its faults and imports nothing (exit code 1). */
export async function importCampaign(args: readonly string[], environment: Environment): Promise<number> {
  const options = { 'dry-run': { type: 'boolean' }, strict: { type: 'boolean' }, watch: { type: 'boolean' } } as const
  const { values, positionals } = readArguments(args, { usage, options, wanted: { least: 1, most: 1 } })
  const [folder = ''] = positionals
  const how = { dryRun: values['dry-run'] ?? false, strict: values.strict ?? false, listed: true }
  const services = await openServices(environment, await makeDataDir(environment.dataDir), null)
  try {
    const done = await importFolder(services, folder, how)
    if (values.watch) await follow(services, folder, how)
    return done || values.watch ? 0 : 1
  } finally {
    await closeServices(services)
  }
}

/** Returns whether the folder could be imported. */
export async function importFolder(
  services: AppServices,
  folder: string,
  { dryRun, strict, listed }: How,
): Promise<boolean> {
  const onProgress = showProgress('Pictures', process.stdout)
  const { campaign, faults, warnings } = await loadCampaign(folder, {
    pictures: dryRun ? withoutWriting(services.blobs) : services.blobs,
    onProgress,
  })
  for (const one of [...faults, ...warnings]) process.stderr.write(`${faultLine(one)}\n`)
  if (!campaign || (strict && warnings.length > 0)) return false
  const records = services.store.records(services.campaignId)
  const report = dryRun
    ? { ...(await records.imports.compare(campaign)), revokedInvites: 0 }
    : await replaceCampaign({ records, auth: services.auth }, campaign, ACTOR)
  const lines = [reportLine(report, dryRun), ...(listed ? listing(report) : []), ...revokedLine(report.revokedInvites)]
  process.stdout.write(`${lines.join('\n')}\n`)
  return true
}

async function follow(services: AppServices, folder: string, how: How): Promise<void> {
  process.stdout.write(`Watching ${folder}. Press Ctrl-C to stop.\n`)
  const watching = await watchFolder(folder, async () => {
    await importFolder(services, folder, how).catch((error: unknown) => {
      process.stderr.write(`${folder} could not be imported: ${String(error)}\n`)
    })
  })
  await new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve())
    process.once('SIGTERM', () => resolve())
  })
  await watching.close()
}

function reportLine({ added, changed, removed }: ImportReport, dryRun: boolean): string {
  const counts = `${added.length} added, ${changed.length} changed, ${removed.length} removed`
  return `${dryRun ? 'Would import' : 'Imported'}: ${counts}`
}

function revokedLine(invites: number): string[] {
  if (invites === 0) return []
  return [`Revoked ${invites === 1 ? '1 invite' : `${invites} invites`} for characters that the campaign no longer has`]
}

function listing({ added, changed, removed, campaignChanged }: ImportReport): string[] {
  const marked = (mark: string, ids: readonly string[]) => ids.map((id) => `  ${mark} ${id}`)
  const campaign = campaignChanged ? ['campaign.yaml'] : []
  return [...marked('+', added), ...marked('~', [...changed, ...campaign]), ...marked('-', removed)]
}
