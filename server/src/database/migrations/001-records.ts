import { sql, type Kysely } from 'kysely'

/** A column type; `?` makes it nullable. */
type Column = 'text' | 'text?' | 'integer' | 'integer?' | 'real'

/** A table whose rows belong to a campaign; `campaign` comes first in its primary key. */
interface Table {
  readonly columns: Readonly<Record<string, Column>>
  readonly primaryKey: readonly string[]
  /** The column with the id of the entity whose file a row comes from. Deleting the entity deletes the row. */
  readonly fromFileOf?: string
}

const entityColumns: Readonly<Record<string, Column>> = {
  id: 'text',
  type: 'text',
  name: 'text',
  sortName: 'text',
  place: 'real',
  description: 'text',
  visualDescription: 'text',
  longFull: 'text',
  longOpen: 'text',
  tags: 'text',
  properties: 'text',
  characteristics: 'text',
  skills: 'text',
  maxHp: 'integer?',
  strainThreshold: 'integer?',
  startingInventory: 'text',
  authoredVisible: 'integer?',
  boxText: 'text',
  gmNotes: 'text',
  masthead: 'text',
  dateline: 'text',
  sourcePath: 'text',
  sourceText: 'text',
  digest: 'text',
  addedAt: 'integer',
  shown: 'integer',
}

const pictureColumns: Readonly<Record<string, Column>> = {
  owner: 'text',
  key: 'text',
  hash: 'text',
  path: 'text',
  contentType: 'text',
  width: 'integer',
  height: 'integer',
  blur: 'text',
}

const stateColumns: Readonly<Record<string, Column>> = {
  character: 'text',
  hitpoints: 'integer',
  strain: 'integer',
  conditions: 'text',
  lastUpdated: 'integer?',
}

const changeColumns: Readonly<Record<string, Column>> = {
  seq: 'integer',
  at: 'integer',
  actor: 'text',
  audience: 'text',
  operation: 'text',
  subject: 'text',
  payload: 'text',
}

const tables: Readonly<Record<string, Table>> = {
  entityTag: { columns: { tag: 'text', entity: 'text' }, primaryKey: ['tag', 'entity'], fromFileOf: 'entity' },
  relationship: {
    columns: { from: 'text', position: 'integer', type: 'text', to: 'text', secret: 'integer' },
    primaryKey: ['from', 'position'],
    fromFileOf: 'from',
  },
  transition: {
    columns: { entity: 'text', position: 'integer', direction: 'text', scene: 'text', requirement: 'text' },
    primaryKey: ['entity', 'position'],
    fromFileOf: 'entity',
  },
  mention: { columns: { from: 'text', to: 'text', secret: 'integer' }, primaryKey: ['from', 'to'], fromFileOf: 'from' },
  picture: { columns: pictureColumns, primaryKey: ['owner'] },
  campaignSetting: { columns: { grants: 'text' }, primaryKey: [] },
  characterState: { columns: stateColumns, primaryKey: ['character'] },
  inventory: { columns: { character: 'text', item: 'text', amount: 'integer' }, primaryKey: ['character', 'item'] },
  playedVisibility: { columns: { entity: 'text', visible: 'integer' }, primaryKey: ['entity'] },
  change: { columns: changeColumns, primaryKey: ['seq'] },
  changeCounter: { columns: { seq: 'integer' }, primaryKey: [] },
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table campaign (
    id text primary key, name text not null, tagline text not null, region text not null, masthead text not null,
    accent text, source text not null, digest text not null
  ) strict`.execute(db)
  await sql`create table entity (
    number integer primary key, campaign text not null, ${list(entityColumns)}, unique (campaign, id)
  ) strict`.execute(db)
  for (const [name, table] of Object.entries(tables)) await createTable(db, name, table)
  await createIndex(db, 'entity', ['type', 'place', 'sortName', 'id'])
  await createIndex(db, 'entity', ['sortName', 'id'])
  await sql`create index entity_by_newest on entity (campaign, (-"addedAt"), "sortName", id)`.execute(db)
  await createIndex(db, 'relationship', ['to'])
  await createIndex(db, 'entityTag', ['entity'])
  await createIndex(db, 'picture', ['key'])
  await createWordIndex(db)
}

async function createTable(db: Kysely<unknown>, name: string, { columns, primaryKey, fromFileOf }: Table) {
  const key = sql.join(['campaign', ...primaryKey].map((column) => sql.ref(column)))
  const goesWithEntity = fromFileOf
    ? sql`, foreign key (campaign, ${sql.ref(fromFileOf)}) references entity (campaign, id) on delete cascade`
    : sql``
  await sql`create table ${sql.table(name)} (
    campaign text not null, ${list(columns)}, primary key (${key}) ${goesWithEntity}
  ) strict`.execute(db)
}

function list(columns: Readonly<Record<string, Column>>) {
  return sql.join(
    Object.entries(columns).map(([name, type]) => {
      const nullable = type.endsWith('?')
      return sql`${sql.ref(name)} ${sql.raw(type.replace('?', ''))} ${sql.raw(nullable ? '' : 'not null')}`
    }),
  )
}

async function createIndex(db: Kysely<unknown>, table: string, columns: readonly string[]): Promise<void> {
  const name = [table, 'by', ...columns].join('_')
  await db.schema
    .createIndex(name)
    .on(table)
    .columns(['campaign', ...columns])
    .execute()
}

/**
 * SQLite only. A contentless index of words that are already normalised: the `ascii` tokenizer splits at spaces only, while the others
 * would also split at letters that they do not know.
 */
async function createWordIndex(db: Kysely<unknown>): Promise<void> {
  await sql`create virtual table entityWords using fts5(
    name, open, whole, content='', contentless_delete=1, tokenize='ascii'
  )`.execute(db)
}
