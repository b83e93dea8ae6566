import { sql, type Kysely } from 'kysely'

/**
 * Closes the attacks that are open, as their game master would: the qualities of their weapons were stored as texts, and are read with their
 * ratings now.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const [open, closed] = ['"state":"open"', '"state":"closed"']
  await sql`update "gameCheck" set open = 0, content = replace(content, ${open}, ${closed})
    where open = 1 and content like '%"qualities":["%'`.execute(db)
}
