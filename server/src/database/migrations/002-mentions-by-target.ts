import type { Kysely } from 'kysely'

/** Every entity page queries where the entity is mentioned; the primary key only covers what an entity mentions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('mention_by_to').on('mention').columns(['campaign', 'to']).execute()
}
