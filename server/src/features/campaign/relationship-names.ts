import { readCampaignFile } from '#campaign-folder/campaign-file.ts'
import type { CampaignTables } from '#database/database.ts'

/** What pages show for the types of relationships, as the stored `campaign.yaml` says. */
export async function readRelationshipNames({
  db,
  campaign,
}: CampaignTables): Promise<Readonly<Record<string, string>>> {
  const row = await db.selectFrom('campaign').where('id', '=', campaign).select('source').executeTakeFirst()
  return readCampaignFile(row?.source, null).value?.relationships ?? {}
}
