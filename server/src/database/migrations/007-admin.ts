import { sql, type Kysely } from 'kysely'

/** Players could always see each other's points and roll for the table, so grants stored earlier get both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update "campaignSetting" set grants = json_insert(grants, '$[#]', 'seePoints', '$[#]', 'rollForTable')
  `.execute(db)
}
