import type { VisibilityScope } from '@waybook/contract'
import { sql } from 'kysely'

import { type CampaignTables, withinScope } from '#database/database.ts'
import { listOf } from '#database/statement/lists.ts'
import { unindexed } from '#database/statement/unindexed.ts'

import { readCampaignWords } from '../campaign/campaign-words.ts'
import type { MapRecord } from '../fog/fog-record.ts'
import { readMap, toMap } from '../fog/read-map.ts'
import { closedHashes } from '../pictures/closed-pictures.ts'
import { MAP_PICTURE, mapOwner, placeInText, toPicture } from '../pictures/picture-columns.ts'
import type { PictureRecord } from '../pictures/picture-record.ts'
import type { MappedRecord } from './map-record.ts'

const SUFFIX = mapOwner('')

/** A column of the picture of an entity's map, if the pictures are joined as in `readMapped`. */
function ofMap<Field extends keyof PictureRecord>(field: Field) {
  const of = (table: string) => sql.ref(`${table}.${field}`)
  return sql<PictureRecord[Field] | null>`coalesce(${of('mapPicture')}, ${of('addedPicture')}, ${of('picture')})`
}

const shown = <Field extends keyof PictureRecord>(field: Field) => ofMap(field).as(field)

/** An entity's map, with the fog if it is a scene; `null` if it has none. For a scene without a map, its picture. Checks no visibility. */
export async function readMapOf(tables: CampaignTables, id: string): Promise<MapRecord | null> {
  return (await readOwnMap(tables, mapOwner(id))) ?? (await readMap(tables, id))
}

/** The map whose picture has this key, unless it is the picture of a scene itself. */
export async function readOwnMapByKey(tables: CampaignTables, key: string): Promise<MapRecord | null> {
  const row = await tables.db
    .selectFrom('picture')
    .where('campaign', '=', tables.campaign)
    .where('key', '=', key)
    .select('owner')
    .executeTakeFirst()
  return row && placeInText(row.owner)?.target === MAP_PICTURE ? await readOwnMap(tables, row.owner) : null
}

async function readOwnMap({ db, campaign }: CampaignTables, owner: string): Promise<MapRecord | null> {
  const id = placeInText(owner)?.entity ?? ''
  const row = await db
    .selectFrom('picture')
    .innerJoin('entity', (join) => join.onRef('entity.campaign', '=', 'picture.campaign').on('entity.id', '=', id))
    .leftJoin('sceneFog', (join) =>
      join
        .onRef('sceneFog.campaign', '=', 'entity.campaign')
        .onRef('sceneFog.scene', '=', 'entity.id')
        .on('entity.type', '=', 'scene'),
    )
    .where('picture.campaign', '=', campaign)
    .where('picture.owner', '=', owner)
    .select(['entity.id', 'picture.key', 'picture.hash', 'picture.contentType'])
    .select(['picture.width', 'picture.height', 'picture.blur'])
    .select(['sceneFog.startsClosed', 'sceneFog.covered', 'sceneFog.mask', 'sceneFog.byHand', 'sceneFog.version'])
    .select(['sceneFog.width as fogWidth', 'sceneFog.height as fogHeight'])
    .executeTakeFirst()
  return row ? toMap(row) : null
}

/** Whether the scope includes the page of an entity. */
export async function isPageInScope(
  { db, campaign }: CampaignTables,
  id: string,
  scope: VisibilityScope,
): Promise<boolean> {
  const row = await db
    .selectFrom('entity')
    .where('entity.campaign', '=', campaign)
    .where('entity.id', '=', id)
    .where(withinScope(scope))
    .select('entity.id')
    .executeTakeFirst()
  return row !== undefined
}

/** The entities whose file names a map or has pins. */
function withMapOrPin({ db, campaign }: CampaignTables) {
  return db
    .selectFrom('entityMap')
    .where('campaign', '=', campaign)
    .select('entity')
    .union(db.selectFrom('pin').where('campaign', '=', campaign).select('map as entity'))
}

interface Wanted {
  /** Only these entities. */
  readonly among?: readonly string[]
}

/**
 * The entities in the scope with a map, by name. The map is the one that the file names, or a scene's picture. Leaves out maps without a
 * visible tile for players, because something other than their own fog closes the picture.
 */
export async function readMapped(
  tables: CampaignTables,
  scope: VisibilityScope,
  { among }: Wanted = {},
): Promise<MappedRecord[]> {
  const { db, campaign } = tables
  const isOpen = scope.everything
    ? sql<boolean>`1 = 1`
    : sql<boolean>`${ofMap('hash')} not in (${closedHashes(tables)})`
  let query = db
    .selectFrom('entity')
    .leftJoin('entityMap', (join) =>
      join.onRef('entityMap.campaign', '=', 'entity.campaign').onRef('entityMap.entity', '=', 'entity.id'),
    )
    .leftJoin('picture as mapPicture', (join) =>
      join
        .onRef('mapPicture.campaign', '=', 'entityMap.campaign')
        .on('mapPicture.owner', '=', sql<string>`"entityMap"."entity" || ${sql.lit(SUFFIX)}`),
    )
    .leftJoin('pictureSetAside', (join) =>
      join.onRef('pictureSetAside.campaign', '=', 'entity.campaign').onRef('pictureSetAside.entity', '=', 'entity.id'),
    )
    .leftJoin('addedPicture', (join) =>
      join
        .onRef('addedPicture.campaign', '=', 'entity.campaign')
        .onRef('addedPicture.entity', '=', 'entity.id')
        .on('addedPicture.removedAt', 'is', null)
        .on('entity.type', '=', 'scene'),
    )
    .leftJoin('picture', (join) =>
      join
        .onRef('picture.campaign', '=', 'entity.campaign')
        .onRef('picture.owner', '=', 'entity.id')
        .on('pictureSetAside.at', 'is', null)
        .on('entity.type', '=', 'scene'),
    )
    .leftJoin('sceneFog', (join) =>
      join.onRef('sceneFog.campaign', '=', 'entity.campaign').onRef('sceneFog.scene', '=', 'entity.id'),
    )
    .where('entity.campaign', '=', campaign)
    .where(withinScope(scope))
    .where(ofMap('hash'), 'is not', null)
    .select(['entity.id', 'entity.name', 'entity.type', 'sceneFog.covered'])
    .select([shown('key'), shown('hash'), shown('contentType'), shown('width'), shown('height'), shown('blur')])
    .select(sql<number>`case when ${isOpen} then 1 else 0 end`.as('open'))
  query = among
    ? query.where('entity.id', 'in', listOf(db, among))
    : query.where('entity.id', 'in', withMapOrPin(tables))
  const rows = await query
    .orderBy(unindexed(db, sql.ref('entity.sortName')))
    .orderBy('entity.id')
    .execute()
  return rows
    .filter((row) => row.open === 1 || (row.type === 'scene' && row.covered === 1))
    .map((row) => ({ id: row.id, name: row.name, type: row.type, picture: row.open === 1 ? toPicture(row) : null }))
}

/** The map of the world, as written in `campaign.yaml`; `null` if there is none. */
export async function readWorldMap(tables: CampaignTables): Promise<string | null> {
  return (await readCampaignWords(tables)).map
}
