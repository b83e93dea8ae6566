import { sql, type Kysely } from 'kysely'

/** Adds when a character's points, and what every player may see of it, last changed, so that hidden changes do not show in the time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "characterState" add column "pointsUpdated" integer`.execute(db)
  await sql`alter table "characterState" add column "openUpdated" integer`.execute(db)
  await sql`update "characterState" set "pointsUpdated" = "lastUpdated", "openUpdated" = "lastUpdated"`.execute(db)
}
