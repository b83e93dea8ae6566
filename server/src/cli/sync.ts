import { type Environment, UsageError } from '#app/environment.ts'
import { expectSamePictures } from '#app/share-database.ts'
import { writeFolder } from '#campaign-folder/write-folder.ts'
import { readCampaignSources } from '#features/campaign/read-sources.ts'
import { readStoredTexts } from '#features/imports/stored-texts.ts'

import { readArguments } from './arguments.ts'
import { campaignFor, campaignOption } from './campaign-option.ts'
import { decisionOf, decisionOptions } from './decision-options.ts'
import { runImport } from './run-import.ts'
import { usages } from './usage.ts'
import { withServices } from './with-services.ts'

const { usage } = usages.sync
const ACTOR = 'waybook sync'

/** Imports a folder, then writes the changes from Waybook to it. An interrupted run can be repeated. */
export async function sync(args: readonly string[], environment: Environment): Promise<number> {
  const flag = { type: 'boolean', default: false } as const
  const options = { yes: flag, ...decisionOptions, ...campaignOption }
  const { values, positionals } = readArguments(args, { usage, options, wanted: { least: 1, most: 1 } })
  const [folder = ''] = positionals
  const decision = decisionOf(values)
  return await withServices(environment, async (services) => {
    await expectSamePictures(environment, services.blobs)
    const campaignId = await campaignFor(environment, services.store, values.campaign)
    const removeMost = values.yes || 'ask'
    const how = {
      actor: ACTOR,
      campaignId,
      dryRun: false,
      strict: false,
      removeMost,
      decision,
      undoable: false,
      listed: true,
    } as const
    const { done, code, loaded } = await runImport(services, folder, how)
    if (!done) return code
    const records = services.store.records(campaignId)
    const [sources, stored] = [await readCampaignSources(records), await readStoredTexts(records)]
    if (!sources) throw new UsageError('There is no campaign to write yet')
    const imported = loaded.texts
    const decide = () => decision
    const written = await writeFolder(folder, { sources, stored, pictures: services.blobs, decide, imported })
    if (!written.ok) throw new UsageError(written.why)
    const lines = [`Wrote ${written.changed.length} files to ${folder}`, ...written.changed.map((file) => `  ${file}`)]
    process.stdout.write(`${lines.join('\n')}\n`)
    return code
  })
}
