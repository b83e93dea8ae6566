import type { VisibilityScope } from '@waybook/contract'
import { sql } from 'kysely'

import type { CampaignTables } from '#database/database.ts'

import { closedHashes } from './closed-pictures.ts'

/** The owners of shown pictures: added in Waybook, or from the file and not set aside. For players, without closed pictures. */
export function picturedIds(tables: CampaignTables, scope: VisibilityScope) {
  const { db, campaign } = tables
  const isOpen = scope.everything ? sql<boolean>`1 = 1` : sql<boolean>`hash not in (${closedHashes(tables)})`
  const setAside = db.selectFrom('pictureSetAside').where('campaign', '=', campaign).select('entity')
  return db
    .selectFrom('picture')
    .where('campaign', '=', campaign)
    .where('owner', 'not in', setAside)
    .where(isOpen)
    .select('owner as entity')
    .union(
      db
        .selectFrom('addedPicture')
        .where('campaign', '=', campaign)
        .where('removedAt', 'is', null)
        .where(isOpen)
        .select('entity'),
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
