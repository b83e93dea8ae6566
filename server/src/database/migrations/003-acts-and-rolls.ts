import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table act (
    campaign text not null, once text not null, actor text not null, asked text not null, answer text not null,
    at integer not null, primary key (campaign, once)
  ) strict`.execute(db)
  await sql`create index act_by_at on act (campaign, at)`.execute(db)
  await sql`create table roll (
    campaign text not null, seq integer not null, id text not null, at integer not null, "rollerId" text not null,
    "by" text not null, "characterId" text, skill text, reason text not null, audience text not null, dice text not null,
    primary key (campaign, seq), unique (campaign, id)
  ) strict`.execute(db)
  await sql`create table "throw" (
    campaign text not null, seq integer not null, motion blob not null, primary key (campaign, seq)
  ) strict`.execute(db)
}
