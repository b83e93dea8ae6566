import { sql, type Kysely } from 'kysely'

import { engineOf } from '../engine.ts'

/** Adds how much players get of an entity. What was shown stays shown, but figures only of the party, in the index of words too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = sql.raw(engineOf(db) === 'postgres' ? 'text collate "C"' : 'text')
  await sql`alter table entity add column reveal ${text} not null default 'hidden'`.execute(db)
  await sql`update entity set reveal = 'page' where shown = 1`.execute(db)
  await sql`update entity set reveal = 'figures' where shown = 1 and type = 'character' and ${ofParty}`.execute(db)
  await sql`alter table "playedVisibility" add column reveal ${text} not null default 'hidden'`.execute(db)
  await sql`update "playedVisibility" set reveal = 'page' where visible = 1`.execute(db)
  await sql`alter table "playedVisibility" drop column visible`.execute(db)
  const { rows } = await sql<Character>`
    select number, name, tags, properties, description, "visualDescription", "longOpen", "longFull", "boxText", "gmNotes"
    from entity where type = 'character' and not ${ofParty}`.execute(db)
  for (const one of rows) await forgetFigures(db, one)
}

const ofParty = sql`exists (
  select 1 from "entityTag" where "entityTag".campaign = entity.campaign
  and "entityTag".entity = entity.id and "entityTag".tag = 'party-member'
)`

interface Character {
  readonly number: number
  readonly name: string
  readonly tags: string
  readonly properties: string
  readonly description: string
  readonly visualDescription: string
  readonly longOpen: string
  readonly longFull: string
  readonly boxText: string
  readonly gmNotes: string
}

const FIGURES: ReadonlySet<string> = new Set(['adversary', 'rank', 'soak', 'defense', 'wounds', 'strain'])
const TOLD: ReadonlySet<string> = new Set(['age', 'born'])

/** Players no longer find a character by its figures. Words that stand elsewhere too are found again once the file is next written. */
async function forgetFigures(db: Kysely<unknown>, one: Character): Promise<void> {
  const stored: unknown = JSON.parse(one.properties)
  const properties = Object.entries<unknown>(typeof stored === 'object' && stored !== null ? { ...stored } : {})
  const isFigure = (name: string, value: unknown) =>
    FIGURES.has(name.toLowerCase()) || (!TOLD.has(name.toLowerCase()) && /\d/.test([value].flat().join(' ')))
  const valuesOf = (some: typeof properties) => some.map(([, value]) => [value].flat().join(' '))
  const figures = valuesOf(properties.filter(([name, value]) => isFigure(name, value)))
  if (figures.length === 0) return
  if (engineOf(db) === 'postgres') {
    const words = sql`string_to_array(${wordsOf(figures)}, ' ')`
    await sql`update "entityWords" set open = ts_delete(open, ${words}) where number = ${one.number}`.execute(db)
    return
  }
  const told = valuesOf(properties.filter(([name, value]) => !isFigure(name, value)))
  const open = [one.name, one.description, one.visualDescription, one.tags, ...told]
  const whole = [...open, ...figures, textOf(one.longFull), one.boxText, one.gmNotes]
  await sql`delete from "entityWords" where rowid = ${one.number}`.execute(db)
  await sql`insert into "entityWords" (rowid, name, open, whole) values (
    ${one.number}, ${wordsOf([one.name])}, ${wordsOf([...open, textOf(one.longOpen)])}, ${wordsOf(whole)}
  )`.execute(db)
}

function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>|&[#\w]+;/g, ' ')
}

/** As searches are normalised. A link has the author's text, or none. */
function wordsOf(texts: readonly string[]): string {
  const plain = texts.map((text) => text.replaceAll(/\[\[[^[\]|]*\|?([^[\]]*)\]\]/g, '$1'))
  const normalised = plain.join('\n').normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return normalised
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
}
