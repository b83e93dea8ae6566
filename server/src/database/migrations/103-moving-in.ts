import { sql, type Kysely } from 'kysely'

import { columnTypes } from '../column-types.ts'
import { engineOf } from '../engine.ts'

/**
 * Adds what an import leaves behind: a record of what it changed, for its undo (decision 0187), the walls, doors and lights of scenes by the
 * picture that they were read with (0189), and the files of a folder that are not read (0190).
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { text, integer, strict, compact } = columnTypes(engineOf(db))
  const statements = [
    `create table "importRecord" (
      campaign ${text} not null, id ${text} not null, at ${integer} not null, by ${text} not null,
      title ${text} not null, pages ${text} not null, about ${text} not null, pictures ${text} not null,
      files ${text} not null, "undoneAt" ${integer}, primary key (campaign, id)
    ) ${strict}`,
    `create table "sceneWalls" (
      campaign ${text} not null, scene ${text} not null, picture ${text} not null, content ${text} not null,
      primary key (campaign, scene, picture)
    ) ${strict}`,
    `create table "keptFile" (
      campaign ${text} not null, path ${text} not null, hash ${text} not null, size ${integer} not null,
      primary key (campaign, path)
    ) ${compact}`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
