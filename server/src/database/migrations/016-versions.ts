import { sql, type Kysely } from 'kysely'
import { parse } from 'yaml'

import { engineOf } from '../engine.ts'

interface Columns {
  readonly text: ReturnType<typeof sql.raw>
  readonly integer: ReturnType<typeof sql.raw>
  /** At the end of a table with short rows. */
  readonly strict: ReturnType<typeof sql.raw>
}

/** Adds versions of texts and what they replaced, drafts, and the names and references by which one text can be compiled alone. */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = engineOf(db) === 'postgres'
  const columns = {
    text: sql.raw(isPostgres ? 'text collate "C"' : 'text'),
    integer: sql.raw(isPostgres ? 'bigint' : 'integer'),
    strict: sql.raw(isPostgres ? '' : 'strict, without rowid'),
  }
  await addVersions(db, columns)
  await createTables(db, columns)
  await fillNames(db)
}

async function addVersions(db: Kysely<never>, { text, integer }: Columns): Promise<void> {
  for (const table of ['entity', 'campaign'].map((name) => sql.table(name))) {
    await sql`alter table ${table} add column "version" ${integer} not null default 1`.execute(db)
    await sql`alter table ${table} add column "writtenAt" ${integer} not null default 0`.execute(db)
    await sql`alter table ${table} add column "writtenBy" ${text} not null default 'waybook import'`.execute(db)
    await sql`alter table ${table} add column "origin" ${text} not null default 'import'`.execute(db)
  }
  await sql`update entity set "writtenAt" = "addedAt"`.execute(db)
}

async function createTables(db: Kysely<never>, { text, integer, strict }: Columns): Promise<void> {
  const whole = sql.raw(engineOf(db) === 'postgres' ? '' : 'strict')
  await sql`create table "revision" (
    campaign ${text} not null, entity ${text} not null, version ${integer} not null, "writtenAt" ${integer} not null,
    "writtenBy" ${text} not null, origin ${text} not null, path ${text} not null, text ${text} not null,
    primary key (campaign, entity, version)
  ) ${whole}`.execute(db)
  await sql`create table "deletedEntity" (
    campaign ${text} not null, entity ${text} not null, name ${text} not null, type ${text} not null,
    at ${integer} not null, by ${text} not null, primary key (campaign, entity)
  ) ${strict}`.execute(db)
  await sql`create table "formerId" (
    campaign ${text} not null, id ${text} not null, entity ${text} not null, primary key (campaign, id)
  ) ${strict}`.execute(db)
  await sql`create table "draft" (
    campaign ${text} not null, account ${text} not null, entity ${text} not null, "draftId" ${text} not null, type ${text} not null,
    "baseVersion" ${integer}, at ${integer} not null, text ${text} not null, primary key (campaign, account, entity, "draftId")
  ) ${whole}`.execute(db)
  const ofEntity = sql`foreign key (campaign, entity) references entity (campaign, id) on delete cascade`
  await sql`create table "entityName" (
    campaign ${text} not null, key ${text} not null, kind ${text} not null, entity ${text} not null,
    primary key (campaign, key, kind, entity), ${ofEntity}
  ) ${strict}`.execute(db)
  await sql`create index "entityName_by_entity" on "entityName" (campaign, entity)`.execute(db)
  await sql`create table "reference" (
    campaign ${text} not null, entity ${text} not null, key ${text} not null,
    primary key (campaign, entity, key), ${ofEntity}
  ) ${strict}`.execute(db)
  await sql`create index "reference_by_key" on "reference" (campaign, key)`.execute(db)
}

interface Stored {
  readonly number: number
  readonly campaign: string
  readonly id: string
  readonly name: string
  readonly sourceText: string
}

const BATCH = 200

async function fillNames(db: Kysely<never>): Promise<void> {
  for (let after = -1; ;) {
    const { rows } = await sql<Stored>`
      select number, campaign, id, name, "sourceText" from entity where number > ${after} order by number limit ${BATCH}
    `.execute(db)
    const last = rows.at(-1)
    if (!last) return
    after = last.number
    const names = rows.flatMap((row) =>
      namesOf(row).map((one) => sql`(${row.campaign}, ${one.key}, ${one.kind}, ${row.id})`),
    )
    await sql`insert into "entityName" (campaign, key, kind, entity) values ${sql.join(names)}`.execute(db)
    const references = rows.flatMap((row) => referencesOf(row).map((key) => sql`(${row.campaign}, ${row.id}, ${key})`))
    for (let start = 0; start < references.length; start += BATCH)
      await sql`insert into "reference" (campaign, entity, key) values ${sql.join(references.slice(start, start + BATCH))}`.execute(
        db,
      )
  }
}

function namesOf({ id, name, sourceText }: Stored) {
  const { aliases } = frontMatterOf(sourceText)
  const written = [
    ...[name].map((one) => ({ key: keyOf(one), kind: 'name' })),
    ...textsIn(aliases).map((one) => ({ key: keyOf(one), kind: 'alias' })),
    { key: keyOf(id.slice(id.indexOf('/') + 1)), kind: 'slug' },
  ].filter(({ key }) => key !== '')
  return written.filter(({ key }, index) => written.findIndex((other) => other.key === key) === index)
}

/** Everything that the text refers to: in links, and in the fields that name an entity. */
function referencesOf({ sourceText }: Stored): string[] {
  const { relationships, exits, entrances, inventory, properties } = frontMatterOf(sourceText)
  const illustrated = isRecord(properties) ? textsIn(properties['illustrated_by']) : []
  const carried = isRecord(inventory) ? Object.keys(inventory) : []
  const listed = [relationships, exits, entrances].flatMap((list) => (Array.isArray(list) ? list : []))
  const named = listed.flatMap((one) => (isRecord(one) ? [...textsIn(one['to']), ...textsIn(one['from'])] : []))
  const fields = [...illustrated, ...carried, ...named].map((written) => written.replace(/^\[\[|\]\]$/g, ''))
  const links = sourceText.match(/\[\[[^[\]]+\]\]/g) ?? []
  const targets = [...fields, ...links.map((link) => link.slice(2, -2))].map((one) =>
    one.replace(/\\?[|#][^]*/, '').trim(),
  )
  return [...new Set(targets.map((target) => keyOf(idOf(target) || target)))].filter((key) => key !== '')
}

function frontMatterOf(source: string): Readonly<Record<string, unknown>> {
  const [, yaml = ''] = /^\uFEFF?---[ \t]*\r?\n((?:[^]*?\r?\n)?)---[ \t]*(?:\r?\n|$)/.exec(source) ?? []
  try {
    const value: unknown = parse(yaml, { logLevel: 'silent' })
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textsIn(value: unknown): string[] {
  return [value].flat().filter((one) => typeof one === 'string')
}

/** As names are normalised. */
function keyOf(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
}

/** The id that a target in any usual spelling means, or ''. */
function idOf(target: string): string {
  const [category = '', slug = '', ...more] = target.replace(/\.md$/i, '').toLowerCase().split('/')
  const id = `${category.trim()}/${slug
    .replaceAll(/['’]/g, '')
    .trim()
    .replaceAll(/[^a-z0-9]+/g, '-')}`
  return more.length === 0 && /^[a-z]+\/[a-z0-9-]+$/.test(id) ? id : ''
}
