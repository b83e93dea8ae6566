import type { Environment } from '#app/environment.ts'
import { expectSamePictures } from '#app/share-database.ts'
import { watchFolder } from '#campaign-folder/watch-folder.ts'
import type { AppServices } from '#http/services.ts'

import { readArguments } from './arguments.ts'
import { campaignFor, campaignOption } from './campaign-option.ts'
import { decisionOf, decisionOptions } from './decision-options.ts'
import { runImport, type How } from './run-import.ts'
import { onStopSignal } from './stop-signals.ts'
import { usages } from './usage.ts'
import { withServices } from './with-services.ts'

const { usage } = usages.import
const ACTOR = 'waybook import'

/** Imports a whole campaign folder, or lists its faults and imports nothing. */
export async function importCampaign(args: readonly string[], environment: Environment): Promise<number> {
  const flag = { type: 'boolean', default: false } as const
  const options = {
    'dry-run': flag,
    strict: flag,
    watch: flag,
    yes: flag,
    remove: flag,
    ...decisionOptions,
    ...campaignOption,
  }
  const { values, positionals } = readArguments(args, { usage, options, wanted: { least: 1, most: 1 } })
  const [folder = ''] = positionals
  const decision = decisionOf(values)
  return await withServices(environment, async (services) => {
    await expectSamePictures(environment, services.blobs)
    const campaignId = await campaignFor(environment, services.store, values.campaign)
    const { strict, 'dry-run': dryRun } = values
    const removeMost = values.yes || values.remove || 'ask'
    const how = {
      actor: ACTOR,
      campaignId,
      dryRun,
      strict,
      removeMost,
      decision,
      undoable: true,
      listed: true,
    } as const
    const { code } = await runImport(services, folder, how)
    if (values.watch) await follow(services, folder, how)
    return values.watch ? 0 : code
  })
}

/** Later imports never remove most entities, because the folder may be incomplete while it is copied or synchronized. */
async function follow(services: AppServices, folder: string, how: How): Promise<void> {
  const warn = (what: string) => (error: unknown) => {
    process.stderr.write(`${folder} could not be ${what}: ${String(error)}\n`)
  }
  const onChange = async () => {
    await runImport(services, folder, { ...how, removeMost: false, undoable: false }).catch(warn('imported'))
  }
  const watching = await watchFolder(folder, { onChange, onError: warn('watched') })
  process.stdout.write(`Watching ${folder}. Press Ctrl-C to stop.\n`)
  await new Promise<void>((resolve) => void onStopSignal(resolve))
  await watching.close()
}
