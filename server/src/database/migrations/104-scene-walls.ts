import { sql, type Kysely } from 'kysely'

import { columnTypes } from '../column-types.ts'
import { engineOf } from '../engine.ts'

/** Adds the walls, doors and lights of scenes, which belong to the picture that they were read with. */
export async function up(db: Kysely<never>): Promise<void> {
  const { text, strict } = columnTypes(engineOf(db))
  await sql
    .raw(
      `create table "sceneWalls" (
        campaign ${text} not null, scene ${text} not null, picture ${text} not null, content ${text} not null,
        primary key (campaign, scene, picture)
      ) ${strict}`,
    )
    .execute(db)
}
