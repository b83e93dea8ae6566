import { dataDirAt } from '#app/data-dir.ts'
import type { Environment } from '#app/environment.ts'
import { inspectData } from '#app/inspect-data.ts'
import { openRecords } from '#app/places.ts'
import type { AuthoredCampaign } from '#campaign-folder/authored-campaign.ts'
import type { Fault } from '#campaign-folder/fault.ts'
import { loadCampaign } from '#campaign-folder/load-campaign.ts'
import { compareWithStored } from '#features/imports/compare-campaign.ts'

import { readArguments } from './arguments.ts'
import { campaignFor, campaignOption } from './campaign-option.ts'
import { findingLines, isComplete } from './findings.ts'
import { usages } from './usage.ts'

const { usage } = usages.check

/** Lists the problems of a campaign folder as `file:line: problem; fix`. Exits with code 1 if there are faults or files left out. */
export async function check(args: readonly string[], environment: Environment): Promise<number> {
  const options = { strict: { type: 'boolean' }, ...campaignOption } as const
  const { values, positionals } = readArguments(args, { usage, options, wanted: { least: 1, most: 1 } })
  const [folder = ''] = positionals
  const loaded = await loadCampaign(folder, { pictures: null })
  const overruled = loaded.campaign ? await overruledIn(environment, loaded.campaign, values.campaign) : []
  const lines = findingLines({ ...loaded, notes: [...loaded.notes, ...overruled] })
  process.stdout.write(`${lines.join('\n')}\n`)
  return isComplete(loaded, values.strict ?? false) ? 0 : 1
}

/** Notes on what an import into this installation's data, if there are any, would not apply. */
async function overruledIn(
  environment: Environment,
  campaign: AuthoredCampaign,
  named: string | undefined,
): Promise<readonly Fault[]> {
  const data = dataDirAt(environment.dataDir)
  if ((await inspectData(environment, data)).records.is === 'missing') return []
  const store = await openRecords(environment, data)
  try {
    const campaignId = await campaignFor(environment, store, named)
    return (await compareWithStored(store.records(campaignId), campaign)).notes
  } finally {
    await store.close()
  }
}
