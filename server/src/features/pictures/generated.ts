import type { CampaignTables } from '#database/database.ts'

/** Remembers that a model made the picture with these bytes. */
export async function noteGenerated({ db, campaign }: CampaignTables, hash: string): Promise<void> {
  await db
    .insertInto('generatedPicture')
    .values({ campaign, hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The hashes of the pictures that a model made. */
export async function readGenerated({ db, campaign }: CampaignTables): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('generatedPicture').where('campaign', '=', campaign).select('hash').execute()
  return new Set(rows.map(({ hash }) => hash))
}
