import type { Kysely } from 'kysely'

/** Every entity's page asks where it is mentioned; the primary key answers only whom an entity mentions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('mention_by_to').on('mention').columns(['campaign', 'to']).execute()
}
