import { sql, type Kysely } from 'kysely'

import { columnTypes } from '../column-types.ts'
import { engineOf } from '../engine.ts'

/** Adds what tokens see on scenes, what groups remember of it, and the cells that the game master's hand decides (decision 0248). */
export async function up(db: Kysely<never>): Promise<void> {
  const { text, integer, strict, compact } = columnTypes(engineOf(db))
  const statements = [
    `create table "sceneSight" (
      campaign ${text} not null, scene ${text} not null, active ${integer} not null, content ${text} not null,
      blocked ${integer} not null, version ${integer} not null, primary key (campaign, scene)
    ) ${compact}`,
    `create table "sightMemory" (
      campaign ${text} not null, scene ${text} not null, holder ${text} not null, width ${integer} not null,
      height ${integer} not null, seen ${text} not null, bright ${text} not null, shown ${text} not null,
      memory ${text} not null, doors ${text} not null, version ${integer} not null, primary key (campaign, scene, holder)
    ) ${strict}`,
    `alter table token add column sight ${text}`,
    `alter table token add column eye ${text}`,
    `alter table "sceneFog" add column "byHand" ${text}`,
    `alter table "sceneWalls" add column "forSight" ${text}`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
