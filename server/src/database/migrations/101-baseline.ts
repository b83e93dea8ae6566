import { randomBytes } from 'node:crypto'

import { sql, type Kysely } from 'kysely'

import { entityTables, linkTables, settingTables, textTables } from '../baseline/entities.ts'
import { accountTables, continuityTables, historyTables } from '../baseline/history.ts'
import { characterTables, checkTables, tabletopTables } from '../baseline/played.ts'
import { columnTypes } from '../column-types.ts'
import { engineOf, type Engine } from '../engine.ts'

const KEY_BYTES = 32

/** Creates all tables on both engines (decision 0174), and the installation's roll key (decision 0118). */
export async function up(db: Kysely<never>): Promise<void> {
  const engine = engineOf(db)
  const types = columnTypes(engine)
  const groups = [
    settingTables,
    entityTables,
    linkTables,
    textTables,
    characterTables,
    tabletopTables,
    checkTables,
    historyTables,
    accountTables,
    continuityTables,
  ]
  const statements = [...groups.flatMap((tables) => tables(types)), ...wordIndex[engine]]
  for (const statement of statements) await sql.raw(statement).execute(db)
  const key = randomBytes(KEY_BYTES).toString('hex')
  await sql`insert into "rollKey" (one, key) values (1, ${key})`.execute(db)
}

/**
 * The word index contains normalized words. SQLite's index has no content. Its `ascii` tokenizer splits only at spaces, while the others
 * also split at letters that they don't know. In PostgreSQL, deleting an entity deletes its row.
 */
const wordIndex: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: [
    `create virtual table "entityWords" using fts5(
      name, open, whole, content='', contentless_delete=1, tokenize='ascii'
    )`,
  ],
  postgres: [
    `create table "entityWords" (
      number bigint primary key references entity (number) on delete cascade,
      name tsvector not null, open tsvector not null, whole tsvector not null
    )`,
    ...['name', 'open', 'whole'].map(
      (column) => `create index "entityWords_by_${column}" on "entityWords" using gin (${column})`,
    ),
  ],
}
