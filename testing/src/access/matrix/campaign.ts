import * as z from 'zod'

import { audienceCampaign } from '../audience-campaign.ts'
import { HIDDEN_NAME, plantEverywhere, type Planted } from '../planted-campaign.ts'
import { renamedPages } from '../renamed-pages.ts'
import { revealCampaign } from '../reveal-campaign.ts'
import { secretCampaign } from '../secret-campaign.ts'

const fields = z.record(z.string(), z.unknown())

/** One campaign with every kind of secret: hidden pages, audiences, reveal steps, links to a hidden page in every field, and pages that will be renamed. */
export async function matrixCampaign(): Promise<Planted> {
  const { files: planted, refusals } = await plantEverywhere()
  // Everyone sees the source of a link by name in `campaign.yaml`, and the import accepts it.
  const plainly = String(planted['campaign.yaml']).replaceAll(`[[${HIDDEN_NAME}]]`, 'somebody')
  const settings = fields.parse(JSON.parse(plainly))
  const files = {
    ...planted,
    ...audienceCampaign,
    ...revealCampaign,
    ...renamedPages,
    ...secretCampaign,
    'campaign.yaml': JSON.stringify({
      ...settings,
      hide: ['DM notes', 'GM only'],
      cover: 'cover.svg',
      map: 'locations/ossuary-vault',
    }),
  }
  return { files, refusals }
}
