import { latticeOf } from '@waybook/rules'
import { sql, type Kysely } from 'kysely'

import { columnTypes } from '../column-types.ts'
import { engineOf } from '../engine.ts'
import { fromJson, toJson } from '../statement/columns.ts'
import { insertInto } from '../statement/lists.ts'
import type { Tables } from '../tables.ts'
import { partsInPercent, type WallsInPercent } from '../wall-parts.ts'

/** What `sceneWalls.content` was before. */
interface ImportedWalls extends WallsInPercent {
  readonly grid: { readonly columns: number }
  readonly lightsAreInPicture: boolean
  readonly ambientLight: string | null
}

/** Makes each wall and light of a map a row of its own (decision 0239), with its place in quarter pixels instead of percent. */
export async function up(db: Kysely<Tables>): Promise<void> {
  const { text, integer, strict } = columnTypes(engineOf(db))
  const statements = [
    `alter table "sceneWalls" add column version ${integer} not null default 0`,
    `create table "wallPart" (
      campaign ${text} not null, id ${text} not null, scene ${text} not null, picture ${text} not null, what ${text} not null,
      content ${text} not null, version ${integer} not null, primary key (campaign, id)
    ) ${strict}`,
    `create index "wallPartByScene" on "wallPart" (campaign, scene, picture)`,
    `create table "wallStep" (
      campaign ${text} not null, scene ${text} not null, place ${integer} not null, picture ${text} not null,
      actor ${text} not null, undone ${integer} not null, content ${text} not null, primary key (campaign, scene, place)
    ) ${strict}`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
  for (const key of await db.selectFrom('sceneWalls').select(['campaign', 'scene', 'picture']).execute())
    await moveWalls(db, key)
}

interface Key {
  readonly campaign: string
  readonly scene: string
  readonly picture: string
}

async function moveWalls(db: Kysely<Tables>, key: Key): Promise<void> {
  const { campaign, scene, picture } = key
  const stored = db
    .selectFrom('sceneWalls')
    .where('campaign', '=', campaign)
    .where('scene', '=', scene)
    .where('picture', '=', picture)
  const { content } = await stored.select('content').executeTakeFirstOrThrow()
  const size = await sizeOf(db, key)
  const walls = fromJson<ImportedWalls>(String(content))
  const { lightsAreInPicture, ambientLight, grid } = walls
  const about = { ...latticeOf(size ?? SMALL), columns: grid.columns, lightsAreInPicture, ambientLight }
  await db
    .updateTable('sceneWalls')
    .where('campaign', '=', campaign)
    .where('scene', '=', scene)
    .where('picture', '=', picture)
    .set({ content: toJson(about) })
    .execute()
  const parts = partsInPercent(walls, size ?? SMALL)
  const rows = parts.map(({ what, id, content: part }) => ({ ...key, id, what, content: toJson(part), version: 0 }))
  await insertInto(db, 'wallPart', rows)
}

/** For walls whose picture is gone. They are kept in case the same file comes back, on a lattice of any size. */
const SMALL = { width: 4096, height: 4096 }

async function sizeOf(db: Kysely<Tables>, { campaign, picture }: Key) {
  for (const table of ['addedPicture', 'picture'] as const) {
    const row = await db
      .selectFrom(table)
      .where('campaign', '=', campaign)
      .where('hash', '=', picture)
      .select(['width', 'height'])
      .executeTakeFirst()
    if (row) return row
  }
  return null
}
