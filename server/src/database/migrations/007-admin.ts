import { sql, type Kysely } from 'kysely'

/** Players always saw each other's points and rolled for the table: what a game master has decided before says nothing against it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update "campaignSetting" set grants = json_insert(grants, '$[#]', 'seePoints', '$[#]', 'rollForTable')
  `.execute(db)
}
