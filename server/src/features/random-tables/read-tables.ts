import type { RandomTable, VisibilityScope } from '@waybook/contract'
import { sql, type SqlBool } from 'kysely'

import { type CampaignTables, withinScope } from '#database/database.ts'
import { htmlWords } from '#rich-text/plain-words.ts'
import { drawnEntry, randomTablesIn, type RenderedTable } from '#rich-text/random-tables.ts'

import type { EntityRecord } from '../entities/entity-record.ts'
import { filledFor } from '../entities/fill-texts.ts'
import { knownNames } from '../entities/presenter.ts'
import { readEntity } from '../entities/read-entity.ts'
import { renderedTexts } from '../entities/shown-texts.ts'
import type { RequestContext } from '../request-context.ts'

/** More pages with random tables than a campaign has. */
const PAGES_MAX = 200
/** Matches dice in a text that is stored as Markdown, such as `d100` and `d%`. */
const DICE = ['!%', '1', '2', '3', '4', '5', '6', '7', '8', '9'].map((sides) => `%d${sides}%`)
/** Longer entries are cut. */
const WORDS_MAX = 300

/** The ids of pages in the viewer's scope whose texts may have random tables, by name. */
export async function readPagesWithTables(
  { db, campaign }: CampaignTables,
  scope: VisibilityScope,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('entity')
    .where('entity.campaign', '=', campaign)
    .where(withinScope(scope, 'page'))
    .where((eb) =>
      eb.or([
        eb('entity.longFull', 'like', '% data-dice="%'),
        ...DICE.flatMap((dice) =>
          (['entity.boxText', 'entity.gmNotes'] as const).map(
            (text) => sql<SqlBool>`${eb.ref(text)} like ${dice} escape '!'`,
          ),
        ),
      ]),
    )
    .select('entity.id')
    .orderBy('entity.name')
    .limit(PAGES_MAX)
    .execute()
  return rows.map(({ id }) => id)
}

/** A page's random tables as the viewer reads them, each once. */
export async function readTablesOf(
  id: string,
  context: Pick<RequestContext, 'records' | 'scope'>,
): Promise<PageTables> {
  const record = await readEntity(context.records, id, context.scope)
  const found = record ? Object.values(renderedTexts(record, context.scope)).flatMap(randomTablesIn) : []
  return { record, tables: [...new Map(found.map((table) => [table.id, table])).values()] }
}

interface PageTables {
  /** `null` if the viewer doesn't see the page. */
  readonly record: EntityRecord | null
  readonly tables: readonly RenderedTable[]
}

export function toRandomTables({ record, tables }: PageTables, scope: VisibilityScope): RandomTable[] {
  if (!record) return []
  return tables.map(({ id, title, dice, entries, faults }) => ({
    id,
    entityId: record.id,
    entityName: record.name,
    title: title === '' ? record.name : title,
    dice: dice.notation,
    entries: entries.length,
    ...(scope.everything && { faults: [...faults] }),
  }))
}

/** The words of the entry for a number, as the viewer reads them; `null` for a gap. */
export async function wordsOfEntry(
  table: RenderedTable,
  number: number,
  context: RequestContext,
): Promise<string | null> {
  const entry = drawnEntry(table, number)
  if (!entry) return null
  const [names, fill] = await Promise.all([knownNames([entry.html], context), filledFor(null, [entry.html], context)])
  const words = entry.wordsIn(htmlWords(fill(entry.html, names)))
  return words.length > WORDS_MAX ? `${words.slice(0, WORDS_MAX - 1)}…` : words
}
