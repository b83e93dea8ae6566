import type { SceneWalls } from '@waybook/contract'
import { latticeOf } from '@waybook/rules'

import type { CampaignTables } from '#database/database.ts'
import type { WallsAbout } from '#database/play-tables.ts'
import { fromJson } from '#database/statement/columns.ts'
import type { WallPart } from '#database/wall-parts.ts'

import { readMap } from '../fog/read-map.ts'
import { mapOwner } from '../pictures/picture-columns.ts'
import { toWalls } from './presenter.ts'

type StoredPart = WallPart & {
  /** The number of its last change. */
  readonly version: number
}

/** The walls that a scene shows: those of its picture, or of the map that its file names. */
export interface WallSet {
  readonly scene: string
  /** The hash of the picture that they belong to. */
  readonly picture: string
  readonly about: WallsAbout
}

/** What stands on the picture that a scene shows; `null` if it shows none. */
export async function readSceneWalls(tables: CampaignTables, scene: string): Promise<SceneWalls | null> {
  const set = await readWallSet(tables, scene)
  if (!set) return null
  const parts = await readParts(tables, set)
  const other = parts.length === 0 ? await readOtherSet(tables, set) : null
  return toWalls(set.about, parts, other ? (await readParts(tables, other)).length : 0)
}

/** A scene whose picture came without walls has an empty set, which is not stored. */
export async function readWallSet(tables: CampaignTables, scene: string): Promise<WallSet | null> {
  const hashes = await shownHashes(tables, scene)
  if (hashes.length === 0) return null
  const rows = await tables.db
    .selectFrom('sceneWalls')
    .where('campaign', '=', tables.campaign)
    .where('scene', '=', scene)
    .where('picture', 'in', hashes)
    .select(['picture', 'content'])
    .execute()
  const found = hashes.flatMap((hash) => rows.find(({ picture }) => picture === hash) ?? [])[0]
  if (found) return { scene, picture: found.picture, about: fromJson(found.content) }
  const map = await readMap(tables, scene)
  if (!map) return null
  const about = { ...latticeOf(map.picture), columns: null, lightsAreInPicture: false, ambientLight: null }
  return { scene, picture: map.picture.hash, about }
}

/** The walls of another picture that the scene has shown, those changed last first. */
export async function readOtherSet(
  { db, campaign }: CampaignTables,
  { scene, picture: shown }: WallSet,
): Promise<WallSet | null> {
  const row = await db
    .selectFrom('sceneWalls')
    .where('campaign', '=', campaign)
    .where('scene', '=', scene)
    .where('picture', '!=', shown)
    .select(['picture', 'content'])
    .orderBy('version', 'desc')
    .orderBy('picture')
    .limit(1)
    .executeTakeFirst()
  return row ? { scene, picture: row.picture, about: fromJson(row.content) } : null
}

export async function readParts({ db, campaign }: CampaignTables, { scene, picture }: WallSet): Promise<StoredPart[]> {
  const rows = await db
    .selectFrom('wallPart')
    .where('campaign', '=', campaign)
    .where('scene', '=', scene)
    .where('picture', '=', picture)
    .select(['id', 'what', 'content', 'version'])
    .orderBy('version')
    .orderBy('id')
    .execute()
  return rows.map(toPart)
}

function toPart({ id, what, content, version }: PartRow): StoredPart {
  return what === 'wall'
    ? { what, id, version, content: fromJson(content) }
    : { what, id, version, content: fromJson(content) }
}

interface PartRow extends Pick<StoredPart, 'id' | 'what' | 'version'> {
  readonly content: string
}

/** The scene's own picture first. A picture that was replaced or removed is not shown. */
async function shownHashes({ db, campaign }: CampaignTables, scene: string): Promise<string[]> {
  const added = await db
    .selectFrom('addedPicture')
    .where('campaign', '=', campaign)
    .where('entity', '=', scene)
    .where('removedAt', 'is', null)
    .select('hash')
    .execute()
  const aside = await db
    .selectFrom('pictureSetAside')
    .where('campaign', '=', campaign)
    .where('entity', '=', scene)
    .select('entity')
    .executeTakeFirst()
  if (aside) return added.map(({ hash }) => hash)
  const ofFile = await db
    .selectFrom('picture')
    .where('campaign', '=', campaign)
    .where('owner', 'in', [scene, mapOwner(scene)])
    .select(['owner', 'hash'])
    // The owner of the map begins with the scene, so it is the second.
    .orderBy('owner')
    .execute()
  return [...added, ...ofFile].map(({ hash }) => hash)
}
