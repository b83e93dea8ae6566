import { sql, type Kysely } from 'kysely'

/** Names that engineers know, and who follows a job besides its starter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table act rename to "idempotencyKey"`.execute(db)
  await sql`alter table "idempotencyKey" rename column once to "key"`.execute(db)
  await sql`alter table "idempotencyKey" rename column asked to request`.execute(db)
  await sql`alter table job add column followers text not null default '[]'`.execute(db)
  await sql`update change set payload = replace(payload, '{"deed":', '{"action":') where operation = 'member'`.execute(
    db,
  )
}
