import { sql, type Kysely } from 'kysely'

/** A column type; `?` makes it nullable. */
type Column = 'text' | 'text?' | 'integer' | 'integer?' | 'real' | 'bytes'

/** Texts are compared by their bytes, as in SQLite. Integers hold milliseconds since 1970. */
const types: Readonly<Record<Column, string>> = {
  text: 'text collate "C" not null',
  'text?': 'text collate "C"',
  integer: 'bigint not null',
  'integer?': 'bigint',
  real: 'double precision not null',
  bytes: 'bytea not null',
}

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
  key: 'text',
  hash: 'text',
  contentType: 'text',
  width: 'integer',
  height: 'integer',
  blur: 'text',
}

const characterColumns: Readonly<Record<string, Column>> = {
  character: 'text',
  hitpoints: 'integer',
  strain: 'integer',
  conditions: 'text',
  lastUpdated: 'integer?',
  pointsUpdated: 'integer?',
  openUpdated: 'integer?',
}

const rollColumns: Readonly<Record<string, Column>> = {
  seq: 'integer',
  id: 'text',
  at: 'integer',
  rollerId: 'text',
  by: 'text',
  characterId: 'text?',
  skill: 'text?',
  reason: 'text',
  audience: 'text',
  dice: 'text',
}

const authored: Readonly<Record<string, Table>> = {
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
  knownWord: { columns: { word: 'text', open: 'integer' }, primaryKey: ['word'] },
  picture: { columns: { owner: 'text', path: 'text', ...pictureColumns }, primaryKey: ['owner'] },
}

const played: Readonly<Record<string, Table>> = {
  campaignSetting: { columns: { grants: 'text', settings: 'text' }, primaryKey: [] },
  characterState: { columns: characterColumns, primaryKey: ['character'] },
  inventory: { columns: { character: 'text', item: 'text', amount: 'integer' }, primaryKey: ['character', 'item'] },
  playedVisibility: { columns: { entity: 'text', visible: 'integer' }, primaryKey: ['entity'] },
  addedPicture: {
    columns: {
      id: 'text',
      entity: 'text',
      ...pictureColumns,
      addedAt: 'integer',
      removedAt: 'integer?',
      removedBy: 'text?',
    },
    primaryKey: ['id'],
  },
  pictureSetAside: { columns: { entity: 'text', over: 'text?', at: 'integer', by: 'text' }, primaryKey: ['entity'] },
  activeScene: { columns: { scene: 'text?' }, primaryKey: [] },
  token: {
    columns: {
      id: 'text',
      scene: 'text',
      character: 'text',
      x: 'real',
      y: 'real',
      size: 'text',
      visible: 'integer',
      version: 'integer',
    },
    primaryKey: ['id'],
  },
  job: {
    columns: {
      id: 'text',
      startedBy: 'text',
      createdAt: 'integer',
      completedAt: 'integer?',
      followers: 'text',
      job: 'text',
      task: 'text?',
    },
    primaryKey: ['id'],
  },
  apiKey: {
    columns: { id: 'text', owner: 'text', name: 'text', hash: 'text', createdAt: 'integer', lastUsedAt: 'integer?' },
    primaryKey: ['id'],
  },
}

const history: Readonly<Record<string, Table>> = {
  change: {
    columns: {
      seq: 'integer',
      at: 'integer',
      actor: 'text',
      audience: 'text',
      operation: 'text',
      subject: 'text',
      payload: 'text',
    },
    primaryKey: ['seq'],
  },
  changeCounter: { columns: { seq: 'integer' }, primaryKey: [] },
  idempotencyKey: {
    columns: { key: 'text', actor: 'text', request: 'text', answer: 'text', at: 'integer' },
    primaryKey: ['key'],
  },
  roll: { columns: rollColumns, primaryKey: ['seq'] },
  throw: { columns: { seq: 'integer', motion: 'bytes' }, primaryKey: ['seq'] },
}

/** The tables that SQLite has after its migration of the same number, with the same names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table campaign (
    ${list({ id: 'text', name: 'text', tagline: 'text', region: 'text', masthead: 'text', accent: 'text?', source: 'text', digest: 'text' })},
    primary key (id)
  )`.execute(db)
  await sql`create table entity (
    number bigint generated by default as identity primary key, ${list({ campaign: 'text', ...entityColumns })},
    unique (campaign, id)
  )`.execute(db)
  for (const [name, table] of Object.entries({ ...authored, ...played, ...history })) await createTable(db, name, table)
  await sql`alter table "campaignSetting" alter column settings set default '{}'`.execute(db)
  await sql`alter table job alter column followers set default '[]'`.execute(db)
  await createIndexes(db)
  await createWordIndex(db)
}

async function createTable(db: Kysely<unknown>, name: string, { columns, primaryKey, fromFileOf }: Table) {
  const key = sql.join(['campaign', ...primaryKey].map((column) => sql.ref(column)))
  const goesWithEntity = fromFileOf
    ? sql`, foreign key (campaign, ${sql.ref(fromFileOf)}) references entity (campaign, id) on delete cascade`
    : sql``
  await sql`create table ${sql.table(name)} (
    ${list({ campaign: 'text', ...columns })}, primary key (${key}) ${goesWithEntity}
  )`.execute(db)
}

function list(columns: Readonly<Record<string, Column>>) {
  return sql.join(Object.entries(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(types[type])}`))
}

const indexes: readonly (readonly [table: string, ...columns: string[]])[] = [
  ['entity', 'type', 'place', 'sortName', 'id'],
  ['entity', 'sortName', 'id'],
  ['relationship', 'to'],
  ['entityTag', 'entity'],
  ['mention', 'to'],
  ['picture', 'key'],
  ['addedPicture', 'entity', 'removedAt'],
  ['addedPicture', 'key'],
  ['token', 'scene'],
  ['change', 'actor', 'operation', 'seq'],
  ['job', 'createdAt'],
  ['idempotencyKey', 'at'],
]

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  for (const [table, ...columns] of indexes) {
    const name = [table, 'by', ...columns].join('_')
    await db.schema
      .createIndex(name)
      .on(table)
      .columns(['campaign', ...columns])
      .execute()
  }
  await sql`create index entity_by_newest on entity (campaign, (-"addedAt"), "sortName", id)`.execute(db)
  await sql`create index job_with_task on job (campaign) where task is not null`.execute(db)
  await sql`create unique index roll_by_id on roll (campaign, id)`.execute(db)
  await sql`create unique index "apiKey_by_hash" on "apiKey" (campaign, hash)`.execute(db)
  await sql`create unique index "addedPicture_by_shown" on "addedPicture" (campaign, entity) where "removedAt" is null`.execute(
    db,
  )
}

/** The words of each entity, which are already normalised. A row goes with its entity. */
async function createWordIndex(db: Kysely<unknown>): Promise<void> {
  await sql`create table "entityWords" (
    number bigint primary key references entity (number) on delete cascade,
    name tsvector not null, open tsvector not null, whole tsvector not null
  )`.execute(db)
  for (const column of ['name', 'open', 'whole'])
    await sql`create index ${sql.ref(`entityWords_by_${column}`)} on "entityWords" using gin (${sql.ref(column)})`.execute(
      db,
    )
}
