import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "apiKey" (
    campaign text not null, id text not null, owner text not null, name text not null, hash text not null,
    "createdAt" integer not null, "lastUsedAt" integer, primary key (campaign, id)
  ) strict`.execute(db)
  await sql`create unique index "apiKey_by_hash" on "apiKey" (campaign, hash)`.execute(db)
}
