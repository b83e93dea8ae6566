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

/** How many pictures the campaign has, shown or not. */
export async function countPictures({ db, campaign }: CampaignTables): Promise<number> {
  const [files, added] = await Promise.all(
    (['picture', 'addedPicture'] as const).map(
      async (table) =>
        await db
          .selectFrom(table)
          .where('campaign', '=', campaign)
          .select((eb) => eb.fn.countAll<number>().as('pictures'))
          .executeTakeFirstOrThrow(),
    ),
  )
  return (files?.pictures ?? 0) + (added?.pictures ?? 0)
}
