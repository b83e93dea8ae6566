import { type Kysely, sql, type Transaction } from 'kysely'

/**
 * Copies a consistent snapshot of a schema with all rows, keys and indexes. The copy can replace the original by being renamed.
 */
export async function copySchema<Tables>(db: Kysely<Tables>, from: string, to: string): Promise<void> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read')
  await snapshot.execute(async (tx) => {
    await sql`create schema ${sql.id(to)}`.execute(tx)
    for (const table of await tablesIn(tx, from)) {
      const [source, copy] = [sql.id(from, table), sql.id(to, table)]
      await sql`create table ${copy} (like ${source} including all)`.execute(tx)
      await sql`insert into ${copy} overriding system value select * from ${source}`.execute(tx)
    }
    await continueNumbers(tx, from, to)
    await referTo(tx, from, to)
  })
}

/** Whether the schema exists and has tables. */
export async function hasTables<Tables>(db: Kysely<Tables>, schema: string): Promise<boolean> {
  return (await tablesIn(db, schema)).length > 0
}

async function tablesIn<Tables>(db: Kysely<Tables>, schema: string): Promise<string[]> {
  const { rows } = await sql<{ readonly name: string }>`
    select tablename as name from pg_tables where schemaname = ${schema} order by 1
  `.execute(db)
  return rows.map(({ name }) => name)
}

/** Makes the numbers of new rows continue after the copied ones. */
async function continueNumbers<Tables>(tx: Transaction<Tables>, from: string, to: string): Promise<void> {
  const { rows } = await sql<{ readonly table: string; readonly column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = ${from} and is_identity = 'YES'
  `.execute(tx)
  const sequence = (schema: string, { table, column }: (typeof rows)[number]) =>
    sql`pg_get_serial_sequence(format('%I.%I', ${schema}::text, ${table}::text), ${column})`
  for (const one of rows)
    await sql`
      select setval(${sequence(to, one)}, coalesce(last_value, start_value), last_value is not null)
      from pg_sequences where format('%I.%I', schemaname, sequencename) = ${sequence(from, one)}
    `.execute(tx)
}

/** `like` does not copy references to other tables. Without a schema, their names refer to the schema on the search path. */
async function referTo<Tables>(tx: Transaction<Tables>, from: string, to: string): Promise<void> {
  await sql`set local search_path to ${sql.id(from)}`.execute(tx)
  const { rows } = await sql<{ readonly table: string; readonly name: string; readonly definition: string }>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = ${from}::regnamespace
  `.execute(tx)
  await sql`set local search_path to ${sql.id(to)}`.execute(tx)
  for (const { table, name, definition } of rows)
    await sql`alter table ${sql.raw(table)} add constraint ${sql.raw(name)} ${sql.raw(definition)}`.execute(tx)
}
