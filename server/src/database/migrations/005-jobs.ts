import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table job (
    campaign text not null, id text not null, "startedBy" text not null, "createdAt" integer not null, "completedAt" integer,
    job text not null, task text, primary key (campaign, id)
  ) strict`.execute(db)
  await sql`create index job_by_age on job (campaign, "createdAt")`.execute(db)
  await sql`create index job_with_task on job (campaign) where task is not null`.execute(db)
  await sql`alter table "campaignSetting" add column settings text not null default '{}'`.execute(db)
}
