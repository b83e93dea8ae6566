import { sql, type RawBuilder } from 'kysely'

import type { CampaignTables } from '#database/database.ts'
import type { Flag } from '#database/statement/columns.ts'

import { portraitTypes, portrayingTypes } from '../entities/portrait-types.ts'
import { mapOwner } from './picture-columns.ts'

/**
 * The hashes of the pictures that players may not see as a whole, whatever shows them: those of scenes with something covered, and of images
 * that depict such a scene; also that of such a scene's map. Of the scene's own they get tiles.
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

/** Whether the picture that an entity shows, with the joins of `selectEntities`, is one of them. */
export function isClosed(tables: CampaignTables): RawBuilder<Flag> {
  const hash = sql`coalesce(${sql.ref('addedPicture.hash')}, ${sql.ref('picture.hash')})`
  return sql<Flag>`case when ${hash} in (${closedHashes(tables)}) then 1 else 0 end`
}

function closedOwners(tables: CampaignTables) {
  const covered = coveredScenes(tables)
  // `crossJoin` has SQLite begin with the few scenes that are covered, instead of going through all relationships.
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
