import { sql, type RawBuilder } from 'kysely'

import type { CampaignTables } from '#database/database.ts'
import type { Flag } from '#database/statement/columns.ts'

import { portraitTypes, portrayingTypes } from '../entities/portrait-types.ts'
import { mapOwner } from './picture-columns.ts'

/**
 * The hashes of pictures that players may not see whole, whatever entity shows them: the picture and map of each scene that fog covers in
 * part, and images that depict such a scene. Players get tiles of the scene's own picture.
 */
export function closedHashes(tables: CampaignTables) {
  const { db, campaign } = tables
  const setAside = db.selectFrom('pictureSetAside').where('campaign', '=', campaign).select('entity')
  return db
    .selectFrom('picture')
    .where('campaign', '=', campaign)
    .where('owner', 'in', closedOwners(tables))
    .where('owner', 'not in', setAside)
    .select('hash')
    .union(
      db
        .selectFrom('addedPicture')
        .where('campaign', '=', campaign)
        .where('removedAt', 'is', null)
        .where('entity', 'in', closedOwners(tables))
        .select('hash'),
    )
}

/** Whether the picture that an entity shows is closed. Needs the joins of `selectEntities`. */
export function isClosed(tables: CampaignTables): RawBuilder<Flag> {
  const hash = sql`coalesce(${sql.ref('addedPicture.hash')}, ${sql.ref('picture.hash')})`
  return sql<Flag>`case when ${hash} in (${closedHashes(tables)}) then 1 else 0 end`
}

function closedOwners(tables: CampaignTables) {
  const covered = coveredScenes(tables)
  // `crossJoin` makes SQLite start from the few covered scenes, instead of scanning all relationships.
  const depicting = (end: 'from' | 'to') =>
    covered
      .crossJoin('relationship')
      .where('relationship.campaign', '=', tables.campaign)
      .whereRef(`relationship.${end === 'to' ? 'from' : 'to'}`, '=', 'sceneFog.scene')
      .where('relationship.type', 'in', end === 'to' ? portraitTypes : portrayingTypes)
      .select(`relationship.${end} as scene`)
  const maps = covered.select(sql<string>`"sceneFog".scene || ${sql.lit(mapOwner(''))}`.as('scene'))
  return covered.select('sceneFog.scene').union(maps).union(depicting('to')).union(depicting('from'))
}

function coveredScenes({ db, campaign }: CampaignTables) {
  return db.selectFrom('sceneFog').where('sceneFog.campaign', '=', campaign).where('sceneFog.covered', '=', 1)
}

export async function readClosedHashes(tables: CampaignTables): Promise<ReadonlySet<string>> {
  const rows = await closedHashes(tables).execute()
  return new Set(rows.map(({ hash }) => hash))
}
