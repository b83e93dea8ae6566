import { sql, type Kysely } from 'kysely'

import { columnTypes } from '../column-types.ts'
import { engineOf } from '../engine.ts'

/** Adds sounds: what is known of kept files that are sounds, uploads and names, what plays, and the music of scenes (decision 0212). */
export async function up(db: Kysely<never>): Promise<void> {
  const { text, integer, strict, compact } = columnTypes(engineOf(db))
  const statements = [
    `alter table "keptFile" add column sound ${text}`,
    `create table sound (
      campaign ${text} not null, hash ${text} not null, content ${text} not null, primary key (campaign, hash)
    ) ${strict}`,
    `create table "playingSound" (
      campaign ${text} not null, id ${text} not null, place ${integer} not null, content ${text} not null,
      primary key (campaign, id)
    ) ${strict}`,
    `create table "sceneMusic" (
      campaign ${text} not null, scene ${text} not null, hash ${text} not null, primary key (campaign, scene)
    ) ${compact}`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
