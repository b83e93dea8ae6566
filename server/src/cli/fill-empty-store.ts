import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'

import { type Environment, UsageError } from '#app/environment.ts'
import { readCampaign } from '#features/campaign/queries.ts'
import { DEMO_DIR } from '#features/campaigns/demo-campaign.ts'
import { saveCampaignText } from '#features/writing/queries.ts'
import type { AppServices } from '#http/services.ts'

/** Imports the first campaign. If several servers start at once, one imports and the others wait for it. */
export async function fillEmptyStore(services: AppServices, environment: Environment): Promise<void> {
  const isUnfilled = async () => (await readCampaign(services.store.records(services.campaignId))) === null
  if (!(await isUnfilled())) return
  await services.store.exclusively('first import', async () => {
    if (await isUnfilled()) await importFirst(services, environment)
  })
}

async function importFirst(services: AppServices, environment: Environment): Promise<void> {
  const folder = environment.campaignDir ?? DEMO_DIR
  if (!existsSync(folder)) throw new UsageError(`CAMPAIGN_DIR ${folder} does not exist`)
  const { campaignId } = services
  if (await isEmpty(folder)) return await beginCampaign(services)
  const { runImport } = await import('./run-import.ts')
  const how = {
    actor: 'waybook import',
    campaignId,
    dryRun: false,
    strict: false,
    removeMost: false,
    undoable: false,
    listed: false,
  }
  const { done } = await runImport(services, folder, how)
  if (!done) throw new UsageError(`${folder} was not imported: fix the faults above and start again`)
}

/** Whether a folder contains only hidden files, which file managers create. */
async function isEmpty(folder: string): Promise<boolean> {
  return (await readdir(folder)).every((name) => name.startsWith('.'))
}

/** An empty folder is a campaign that begins in the browser. */
async function beginCampaign({ store, campaignId }: AppServices): Promise<void> {
  const first = { text: 'name: New campaign\n', baseVersion: 1 }
  await store
    .records(campaignId)
    .transaction({ actor: 'waybook start' }, async (tx) => void (await saveCampaignText(tx, first)))
}
