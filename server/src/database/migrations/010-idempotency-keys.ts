import { sql, type Kysely } from 'kysely'

/** Uses standard names, and adds the accounts that follow a job in addition to the one that started it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table act rename to "idempotencyKey"`.execute(db)
  await sql`alter table "idempotencyKey" rename column once to "key"`.execute(db)
  await sql`alter table "idempotencyKey" rename column asked to request`.execute(db)
  await sql`alter table job add column followers text not null default '[]'`.execute(db)
  await sql`update change set payload = replace(payload, '{"deed":', '{"action":') where operation = 'member'`.execute(
    db,
  )
}
