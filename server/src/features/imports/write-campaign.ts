import type { AuthoredCampaign } from '#campaign-folder/authored-campaign.ts'
import type { CampaignTables } from '#database/database.ts'
import { insertInto } from '#database/statement/lists.ts'
import type { Versioned } from '#database/text-tables.ts'

import { pictureRow, removePictures } from '../entities/stored/entity-rows.ts'
import type { Stored } from '../entities/stored/read-stored.ts'
import { coverOwners } from '../pictures/picture-columns.ts'

/** Writes the campaign itself; its entities are written separately. */
export async function writeCampaign(
  { db, campaign }: CampaignTables,
  authored: AuthoredCampaign,
  {
    digest,
    stored,
    written,
  }: { readonly digest: string; readonly stored: Pick<Stored, 'pictures'>; readonly written: Versioned },
): Promise<void> {
  const { name, tagline, region, masthead, accent, source } = authored
  const columns = { name, tagline, region, masthead, accent, source, digest, ...written }
  await db
    .insertInto('campaign')
    .values({ id: campaign, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute()
  await removePictures({ db, campaign }, coverOwners)
  const covers = coverOwners.flatMap((owner) => pictureRow(owner, authored[owner], stored))
  await insertInto(
    db,
    'picture',
    covers.map((cover) => ({ campaign, ...cover })),
  )
}
