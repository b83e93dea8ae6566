import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "activeScene" (campaign text not null, scene text, primary key (campaign)) strict`.execute(db)
  await sql`create table token (
    campaign text not null, id text not null, scene text not null, "character" text not null, x real not null,
    y real not null, size text not null, visible integer not null, version integer not null, primary key (campaign, id)
  ) strict`.execute(db)
  await sql`create index token_by_scene on token (campaign, scene)`.execute(db)
  await sql`create index change_by_actor on change (campaign, actor, operation, seq)`.execute(db)
}
