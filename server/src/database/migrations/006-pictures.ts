import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "addedPicture" (
    campaign text not null, id text not null, entity text not null, "key" text not null, hash text not null,
    "contentType" text not null, width integer not null, height integer not null, blur text not null,
    "addedAt" integer not null, "removedAt" integer, "removedBy" text, primary key (campaign, id)
  ) strict`.execute(db)
  await sql`create index "addedPicture_by_entity" on "addedPicture" (campaign, entity, "removedAt")`.execute(db)
  await sql`create unique index "addedPicture_by_shown" on "addedPicture" (campaign, entity) where "removedAt" is null`.execute(
    db,
  )
  await sql`create index "addedPicture_by_key" on "addedPicture" (campaign, "key")`.execute(db)
  await sql`create table "pictureSetAside" (
    campaign text not null, entity text not null, "over" text, at integer not null, "by" text not null,
    primary key (campaign, entity)
  ) strict`.execute(db)
}
