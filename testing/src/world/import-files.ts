import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { loadCampaign, type AppServices } from '@waybook/server'
import { keepFiles } from '@waybook/server/campaign-folder/keep-files.ts'

import { withInspectedPictures } from './inspected-pictures.ts'

/** The files of a campaign: texts by path. */
export type CampaignFiles = Readonly<Record<string, string>>

/** Imports a campaign without its pictures' forms, and with the files that are not read. `campaign`: the path of a folder, or files. */
export async function importFiles(
  services: Pick<AppServices, 'store' | 'blobs'>,
  campaignId: string,
  campaign: string | CampaignFiles,
): Promise<void> {
  const folder = typeof campaign === 'string' ? campaign : await write(campaign)
  const blobs = withInspectedPictures(services.blobs)
  const loaded = await loadCampaign(folder, { pictures: blobs })
  const files = await keepFiles(folder, loaded.unread, { files: blobs })
  if (folder !== campaign) await rm(folder, { recursive: true })
  if (!loaded.campaign) throw new Error(`The test's campaign has errors: ${JSON.stringify(loaded.faults)}`)
  await services.store.records(campaignId).replaceCampaign({ ...loaded.campaign, files }, 'test')
}

async function write(files: CampaignFiles): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybook-test-campaign-'))
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return folder
}
