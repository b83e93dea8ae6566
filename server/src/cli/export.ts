import { makeDataDir } from '#app/data-dir.ts'
import { type Environment, UsageError } from '#app/environment.ts'
import { closeServices, openServices } from '#app/open-services.ts'
import { writeFolder } from '#campaign-folder/write-folder.ts'

import { readArguments } from './arguments.ts'
import { campaignFor, campaignOption } from './campaign-option.ts'
import { usages } from './usage.ts'

const { usage } = usages.export

/** Writes the campaign to a folder: each file as it was imported, and the pictures that were added in Waybook. */
export async function exportCampaign(args: readonly string[], environment: Environment): Promise<number> {
  const { values, positionals } = readArguments(args, { usage, options: campaignOption, wanted: { least: 1, most: 1 } })
  const [folder = ''] = positionals
  const services = await openServices(environment, await makeDataDir(environment.dataDir), null)
  try {
    const campaignId = await campaignFor(environment, services.store, values.campaign)
    const sources = await services.store.records(campaignId).campaign.sources()
    if (!sources) throw new UsageError('There is no campaign to export yet')
    const written = await writeFolder(folder, sources, services.blobs)
    if (!written.ok) throw new UsageError(written.why)
    const pictures = sources.pictures.length + sources.added.length
    process.stdout.write(`Exported ${sources.files.length} texts and ${pictures} pictures to ${folder}\n`)
    const aside = sources.added.filter(({ replaces }) => replaces).length
    if (aside > 0)
      process.stdout.write(`${aside} of the pictures replace one of the folder's own; they are in added/\n`)
    return 0
  } finally {
    await closeServices(services)
  }
}
