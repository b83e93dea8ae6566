import type { CampaignTables } from '#database/database.ts'

/** The owners of a picture that is shown: one added in Waybook, else that of the file unless it was set aside. */
export function picturedIds({ db, campaign }: CampaignTables) {
  const setAside = db.selectFrom('pictureSetAside').where('campaign', '=', campaign).select('entity')
  return db
    .selectFrom('picture')
    .where('campaign', '=', campaign)
    .where('owner', 'not in', setAside)
    .select('owner as entity')
    .union(
      db.selectFrom('addedPicture').where('campaign', '=', campaign).where('removedAt', 'is', null).select('entity'),
    )
}
