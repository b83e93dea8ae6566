import { sql, type Kysely } from 'kysely'

/** Adds the words of each campaign, so that a search can look for words that resemble the typed ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "knownWord" (
    "campaign" text not null,
    "word" text not null,
    "open" integer not null,
    primary key ("campaign", "word")
  ) strict, without rowid`.execute(db)
  await sql`create virtual table temp.indexed using fts5vocab(main, 'entityWords', 'instance')`.execute(db)
  await sql`insert into "knownWord" ("campaign", "word", "open")
    select entity."campaign", indexed.term, max(indexed.col <> 'whole')
    from temp.indexed join entity on entity.number = indexed.doc
    group by 1, 2`.execute(db)
  await sql`drop table temp.indexed`.execute(db)
}
